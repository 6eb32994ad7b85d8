import type { SubmissionKind } from '../../db/submissions.ts'
import { contactForm } from '../contact/form.ts'
import { contactRules } from '../contact/rules.ts'
import { quoteForm } from '../quote/form.ts'
import { quoteRules } from '../quote/rules.ts'
import type { FormDefinition, FormRules } from './definition.ts'

export interface ServerForm {
  form: FormDefinition
  rules: FormRules
}

/** The forms a visitor can send. */
export const forms: Partial<Record<SubmissionKind, ServerForm>> = {
  contact: { form: contactForm, rules: contactRules },
  quote: { form: quoteForm, rules: quoteRules },
}
