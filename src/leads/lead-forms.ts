import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { callForm } from '../call/form.ts'
import { contactForm } from '../contact/form.ts'
import type { FormTable } from '../forms/table.ts'
import { quoteForm } from '../quote/form.ts'

/** What each kind of lead was asked. */
export const leadForms: Record<SubmissionKind, FormTable> = {
  quote: quoteForm,
  contact: contactForm,
  call: callForm,
}
