'use client'
import type { ReactNode, SyntheticEvent } from 'react'
import type { Attachments } from '../attachments/use-attachments.ts'
import { Button } from '../ui/button/button.tsx'
import { CutOff } from './cut-off.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormShell } from './form-shell.tsx'
import type { FormState } from './form-state.ts'
import { PrivacyNote } from './privacy-note.tsx'
import type { FormData, FormRequest } from './send.ts'
import type { FormRules } from './server-form.ts'
import { StepFields, type StepFieldsProps } from './step-fields.tsx'
import { type FormTable, fieldNames, type StepId, type Values } from './table.ts'
import { useForm } from './use-form.ts'
import { useSending } from './use-sending.ts'

interface OneStepFormProps<F extends FormTable> {
  form: F
  /** Its only step. */
  step: StepId<F>
  state: FormState
  /** The name of the form. */
  label: string
  /** What its button says. */
  button: string
  /** Loads what checks the answers; only the browser calls it. */
  loadRules: () => Promise<FormRules<F>>
  attachments: Pick<Attachments, 'settled'> & Partial<Pick<Attachments, 'refused'>>
  /** Builds the request for this form, so that the answers match its fields. */
  requestOf: (formData: FormData<F>) => FormRequest
  more?: StepFieldsProps<F>['more']
  /** Between the fields and the button. */
  children?: ReactNode
}

/** A form of a single step. Without JavaScript it posts to the server. */
export function OneStepForm<F extends FormTable>(props: OneStepFormProps<F>) {
  const { form: table, step, state } = props
  const form = useForm(table, state, props.loadRules)
  const { isSending, send } = useSending(table, state, form, props.attachments, props.requestOf)
  const context = {
    form: table,
    register: form.register,
    errors: form.errors,
    initial: state.values as Partial<Values<F>>,
    values: form.values,
    answer: form.awake ? form.answer : undefined,
  }
  return (
    <FormShell
      form={table}
      state={state}
      step={form.step}
      label={props.label}
      awake={form.awake}
      draft={form.draft}
      onSubmit={(event: SyntheticEvent) => form.submit(event, send)}
    >
      <ErrorSummary
        errors={form.errors}
        order={fieldNames(table)}
        refused={props.attachments.refused}
        failures={form.failures}
      />
      <StepFields context={context} step={step} more={props.more} />
      {props.children}
      <PrivacyNote />
      {form.isCutOff && <CutOff />}
      <Button
        type="submit"
        tone="action"
        width="full"
        aria-busy={(form.isChecking && !isSending) || undefined}
        disabled={form.awake && isSending}
      >
        {isSending ? 'Sending...' : props.button}
      </Button>
    </FormShell>
  )
}
