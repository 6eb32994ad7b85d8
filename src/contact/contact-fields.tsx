'use client'
import type { SyntheticEvent } from 'react'
import { css } from '../../styled-system/css'
import { FilePicker } from '../attachments/file-picker.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import { CutOff } from '../forms/cut-off.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { FormShell } from '../forms/form-shell.tsx'
import type { FormState } from '../forms/form-state.ts'
import { PrivacyNote } from '../forms/privacy-note.tsx'
import { SelectField, TextArea, TextField } from '../forms/text-field.tsx'
import { useAwakeForm } from '../forms/use-awake-form.ts'
import { useSending } from '../forms/use-sending.ts'
import { CONTACT_SUBJECTS } from '../settings/business.ts'
import { Button } from '../ui/button/button.tsx'
import { contactForm } from './form.ts'

export interface ContactFieldsProps {
  state: FormState
}

const pair = css({ display: 'grid', gap: '24', gridTemplateColumns: { md: '1fr 1fr' } })
const subjects = CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: subject }))

const loadRules = async () => (await import('./rules.ts')).contactRules

/** The contact form. Without JavaScript it posts to the server. */
export function ContactFields({ state }: ContactFieldsProps) {
  const form = useAwakeForm(contactForm, state, loadRules)
  const attachments = useAttachments('contact', state)
  const { isSending, send } = useSending(contactForm, state, form, attachments)
  const context = { register: form.register, errors: form.errors, initial: state.values }

  return (
    <FormShell
      form={contactForm}
      state={state}
      step={form.step}
      label="Contact form"
      awake={form.awake}
      onSubmit={(event: SyntheticEvent) => form.submit(event, send)}
    >
      <ErrorSummary
        errors={form.errors}
        order={contactForm.steps[0].fields}
        failures={form.failures}
      />
      <TextField context={context} name="name" label="Name" autoComplete="name" />
      <div className={pair}>
        <TextField context={context} name="email" label="Email" type="email" autoComplete="email" />
        <TextField
          context={context}
          name="phone"
          label="Phone"
          isOptional
          type="tel"
          autoComplete="tel"
        />
      </div>
      <div className={pair}>
        <TextField context={context} name="zipCode" label="ZIP code" autoComplete="postal-code" />
        <SelectField
          context={context}
          name="subject"
          label="Subject"
          placeholder="Choose a subject"
          options={subjects}
        />
      </div>
      <TextArea context={context} name="message" label="Message" />
      <FilePicker
        hint="PDF, DOC, DOCX, JPG, PNG or HEIC, up to 10MB each"
        attachments={attachments}
      />
      <PrivacyNote />
      {form.isCutOff && <CutOff />}
      <Button type="submit" tone="action" width="full" disabled={form.awake && isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </FormShell>
  )
}
