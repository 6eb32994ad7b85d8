'use client'
import { FilePicker } from '../attachments/file-picker.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import type { FormState } from '../forms/form-state.ts'
import { OneStepForm } from '../forms/one-step-form.tsx'
import { claimForm } from './form.ts'

const loadRules = async () => (await import('./rules.ts')).claimRules

/** The notice of a loss to the agency. */
export function ClaimNotice({ state }: { state: FormState }) {
  const attachments = useAttachments('claim', state)
  return (
    <OneStepForm
      form={claimForm}
      step="claim"
      state={state}
      label="Notice of a loss"
      button="Tell the Agency"
      loadRules={loadRules}
      attachments={attachments}
      requestOf={(formData) => ({ formType: 'claim', formData })}
    >
      <FilePicker
        attachments={attachments}
        hint="Photographs of the damage, the report of the police, letters and bills."
      />
    </OneStepForm>
  )
}
