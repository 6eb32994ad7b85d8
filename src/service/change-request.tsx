'use client'
import { FilePicker } from '../attachments/file-picker.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import type { FormState } from '../forms/form-state.ts'
import { OneStepForm } from '../forms/one-step-form.tsx'
import { changeForm } from './form.ts'

const loadRules = async () => (await import('./rules.ts')).changeRules

/** The request to change a policy. */
export function ChangeRequest({ state }: { state: FormState }) {
  const attachments = useAttachments('change', state)
  return (
    <OneStepForm
      form={changeForm}
      step="change"
      state={state}
      label="Request to change a policy"
      button="Ask for the Change"
      loadRules={loadRules}
      attachments={attachments}
      requestOf={(formData) => ({ formType: 'change', formData })}
    >
      <FilePicker attachments={attachments} hint="A bill of sale or the lender’s letter." />
    </OneStepForm>
  )
}
