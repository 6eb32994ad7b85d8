'use client'
import { FilePicker } from '../attachments/file-picker.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import type { FormState } from '../forms/form-state.ts'
import { OneStepForm } from '../forms/one-step-form.tsx'
import { certificateForm } from './form.ts'

const loadRules = async () => (await import('./rules.ts')).certificateRules

/**
 * The request for a certificate of insurance.
 * @param marinas To choose from, or to type another.
 */
export function CertificateRequest({ state, marinas }: { state: FormState; marinas: string[] }) {
  const attachments = useAttachments('certificate', state)
  return (
    <OneStepForm
      form={certificateForm}
      step="certificate"
      state={state}
      label="Request for a certificate"
      button="Ask for the Certificate"
      loadRules={loadRules}
      attachments={attachments}
      more={{ holder: { suggestions: marinas } }}
      requestOf={(formData) => ({ formType: 'certificate', formData })}
    >
      <FilePicker attachments={attachments} hint="The letter that says what they ask for." />
    </OneStepForm>
  )
}
