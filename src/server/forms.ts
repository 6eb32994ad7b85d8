import { callForm } from '../call/form.ts'
import { callRules } from '../call/rules.ts'
import { contactForm } from '../contact/form.ts'
import { contactRules } from '../contact/rules.ts'
import type { ServerForm } from '../forms/server-form.ts'
import type { FieldName, FormTable } from '../forms/table.ts'
import { quoteForm } from '../quote/form.ts'
import { quoteRules } from '../quote/rules.ts'
import { certificateForm, changeForm, claimForm } from '../service/form.ts'
import { certificateRules, changeRules, claimRules } from '../service/rules.ts'

const tables = {
  call: { form: callForm, rules: callRules },
  certificate: { form: certificateForm, rules: certificateRules },
  change: { form: changeForm, rules: changeRules },
  claim: { form: claimForm, rules: claimRules },
  contact: { form: contactForm, rules: contactRules },
  quote: { form: quoteForm, rules: quoteRules },
}

export type FormKind = keyof typeof tables

/** The forms a visitor can send. */
export const forms: { [K in FormKind]: ServerForm } = tables

/** Whether a visitor can send a form of this kind. */
export function isFormKind(kind: unknown): kind is FormKind {
  return typeof kind === 'string' && Object.hasOwn(forms, kind)
}

type FormDataOf<F extends FormTable> = { [N in FieldName<F>]?: string | number } & {
  /** The ids of uploaded files. */
  attachments?: string[]
  /** The names of files that could not be uploaded. */
  lostFiles?: string[]
}

/** What `forms.submit` takes: each form with its own fields. */
export type SubmitInput = {
  [K in FormKind]: {
    formType: K
    formData: FormDataOf<(typeof tables)[K]['form']>
    submissionKey: string
    /** Where the visitor came from; unreadable parts are left out. */
    source?: unknown
    /** The field that people do not see, and the time since the first input. */
    filling?: { trap?: unknown; elapsedMs?: unknown }
  }
}[FormKind]
