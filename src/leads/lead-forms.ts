import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { callForm } from '../call/form.ts'
import { contactForm } from '../contact/form.ts'
import type { FieldName, FormTable } from '../forms/table.ts'
import { quoteForm } from '../quote/form.ts'
import { certificateForm, changeForm, claimForm } from '../service/form.ts'

type AnyForm =
  | typeof quoteForm
  | typeof contactForm
  | typeof callForm
  | typeof certificateForm
  | typeof changeForm
  | typeof claimForm

/** Answers by field name. A name that no form's table has does not compile. */
export type LeadAnswers<A = string> = Partial<Record<FieldName<AnyForm>, A>>

/** What each kind of lead was asked. */
export const leadForms: Record<SubmissionKind, FormTable> = {
  quote: quoteForm,
  contact: contactForm,
  call: callForm,
  certificate: certificateForm,
  change: changeForm,
  claim: claimForm,
}
