'use client'
import type { FormState } from '../forms/form-state.ts'
import { OneStepForm } from '../forms/one-step-form.tsx'
import { NO_ATTACHMENTS } from '../forms/use-sending.ts'
import { callForm } from './form.ts'

const loadRules = async () => (await import('./rules.ts')).callRules

/** The call request form. */
export function CallForm({ state }: { state: FormState }) {
  return (
    <OneStepForm
      form={callForm}
      step="call"
      state={state}
      label="Request a call"
      button="Request a Call"
      loadRules={loadRules}
      attachments={NO_ATTACHMENTS}
      requestOf={(formData) => ({ formType: 'call', formData })}
    />
  )
}
