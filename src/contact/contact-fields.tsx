'use client'
import type { SyntheticEvent } from 'react'
import { FilePicker } from '../attachments/file-picker.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import { CutOff } from '../forms/cut-off.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { FormShell } from '../forms/form-shell.tsx'
import type { FormState } from '../forms/form-state.ts'
import { PrivacyNote } from '../forms/privacy-note.tsx'
import { StepFields } from '../forms/step-fields.tsx'
import { useAwakeForm } from '../forms/use-awake-form.ts'
import { useSending } from '../forms/use-sending.ts'
import { Button } from '../ui/button/button.tsx'
import { contactForm } from './form.ts'

export interface ContactFieldsProps {
  state: FormState
}

const loadRules = async () => (await import('./rules.ts')).contactRules

/** The contact form. Without JavaScript it posts to the server. */
export function ContactFields({ state }: ContactFieldsProps) {
  const form = useAwakeForm(contactForm, state, loadRules)
  const attachments = useAttachments('contact', state)
  const { isSending, send } = useSending(contactForm, state, form, attachments, (formData) => ({
    formType: 'contact',
    formData,
  }))
  const context = {
    form: contactForm,
    register: form.register,
    errors: form.errors,
    initial: state.values,
  }

  return (
    <FormShell
      form={contactForm}
      state={state}
      step={form.step}
      label="Contact form"
      awake={form.awake}
      draft={form.draft}
      onSubmit={(event: SyntheticEvent) => form.submit(event, send)}
    >
      <ErrorSummary
        errors={form.errors}
        order={Object.keys(contactForm.steps[0].fields)}
        failures={form.failures}
      />
      <StepFields context={context} step="message" />
      <FilePicker
        hint="PDF, DOC, DOCX, JPG, PNG or HEIC, up to 10MB each"
        attachments={attachments}
      />
      <PrivacyNote />
      {form.isCutOff && <CutOff />}
      <Button
        type="submit"
        tone="action"
        width="full"
        aria-busy={(form.isChecking && !isSending) || undefined}
        disabled={form.awake && isSending}
      >
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </FormShell>
  )
}
