'use client'
import type { SyntheticEvent } from 'react'
import { CutOff } from '../forms/cut-off.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { FormShell } from '../forms/form-shell.tsx'
import type { FormState } from '../forms/form-state.ts'
import { PrivacyNote } from '../forms/privacy-note.tsx'
import { StepFields } from '../forms/step-fields.tsx'
import { useAwakeForm } from '../forms/use-awake-form.ts'
import { NO_ATTACHMENTS, useSending } from '../forms/use-sending.ts'
import { Button } from '../ui/button/button.tsx'
import { callForm } from './form.ts'

export interface CallFieldsProps {
  state: FormState
}

const loadRules = async () => (await import('./rules.ts')).callRules

/** The call request form. Without JavaScript it posts to the server. */
export function CallFields({ state }: CallFieldsProps) {
  const form = useAwakeForm(callForm, state, loadRules)
  const { isSending, send } = useSending(callForm, state, form, NO_ATTACHMENTS, (formData) => ({
    formType: 'call',
    formData,
  }))
  const context = {
    form: callForm,
    register: form.register,
    errors: form.errors,
    initial: state.values,
  }

  return (
    <FormShell
      form={callForm}
      state={state}
      step={form.step}
      label="Request a call"
      awake={form.awake}
      draft={form.draft}
      onSubmit={(event: SyntheticEvent) => form.submit(event, send)}
    >
      <ErrorSummary
        errors={form.errors}
        order={Object.keys(callForm.steps[0].fields)}
        failures={form.failures}
      />
      <StepFields context={context} step="call" />
      <PrivacyNote />
      {form.isCutOff && <CutOff />}
      <Button
        type="submit"
        tone="action"
        width="full"
        aria-busy={(form.isChecking && !isSending) || undefined}
        disabled={form.awake && isSending}
      >
        {isSending ? 'Sending...' : 'Request a Call'}
      </Button>
    </FormShell>
  )
}
