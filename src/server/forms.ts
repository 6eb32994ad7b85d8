import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { callForm } from '../call/form.ts'
import { callRules } from '../call/rules.ts'
import { contactForm } from '../contact/form.ts'
import { contactRules } from '../contact/rules.ts'
import type { ServerForm } from '../forms/definition.ts'
import { quoteForm } from '../quote/form.ts'
import { quoteRules } from '../quote/rules.ts'

/** The forms a visitor can send. */
export const forms: Partial<Record<SubmissionKind, ServerForm>> = {
  call: { form: callForm, rules: callRules },
  contact: { form: contactForm, rules: contactRules },
  quote: { form: quoteForm, rules: quoteRules },
}
