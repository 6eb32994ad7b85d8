'use client'
import type { SyntheticEvent } from 'react'
import { css } from '../../styled-system/css'
import { CutOff } from '../forms/cut-off.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { FormShell } from '../forms/form-shell.tsx'
import type { FormState } from '../forms/form-state.ts'
import { PrivacyNote } from '../forms/privacy-note.tsx'
import { SelectField, TextField } from '../forms/text-field.tsx'
import { useAwakeForm } from '../forms/use-awake-form.ts'
import { NO_ATTACHMENTS, useSending } from '../forms/use-sending.ts'
import { ANY_TIME, CALL_LABELS, CALL_TIMES } from '../settings/business.ts'
import { Button } from '../ui/button/button.tsx'
import { callForm } from './form.ts'

export interface CallFieldsProps {
  state: FormState
}

const pair = css({ display: 'grid', gap: '24', gridTemplateColumns: { md: '1fr 1fr' } })

const loadRules = async () => (await import('./rules.ts')).callRules

/** The form that asks for a call. Without JavaScript it posts to the server. */
export function CallFields({ state }: CallFieldsProps) {
  const form = useAwakeForm(callForm, state, loadRules)
  const { isSending, send } = useSending(callForm, state, form, NO_ATTACHMENTS)
  const context = { register: form.register, errors: form.errors, initial: state.values }

  return (
    <FormShell
      form={callForm}
      state={state}
      step={form.step}
      label="Request a call"
      awake={form.awake}
      onSubmit={(event: SyntheticEvent) => form.submit(event, send)}
    >
      <ErrorSummary
        errors={form.errors}
        order={callForm.steps[0].fields}
        failures={form.failures}
      />
      <TextField context={context} name="name" label={CALL_LABELS.name} autoComplete="name" />
      <div className={pair}>
        <TextField
          context={context}
          name="phone"
          label={CALL_LABELS.phone}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          context={context}
          name="email"
          label={CALL_LABELS.email}
          type="email"
          autoComplete="email"
        />
      </div>
      <SelectField
        context={context}
        name="preferred_time"
        label={CALL_LABELS.preferred_time}
        placeholder={ANY_TIME.label}
        options={CALL_TIMES}
      />
      <PrivacyNote />
      {form.isCutOff && <CutOff />}
      <Button type="submit" tone="action" width="full" disabled={form.awake && isSending}>
        {isSending ? 'Sending...' : 'Request a Call'}
      </Button>
    </FormShell>
  )
}
