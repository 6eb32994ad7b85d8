/** As forms.tsx: the names that messages take answers by. */
import type { Submission } from '../../db/leads/submissions.ts'
import { callForm } from '../../src/call/form.ts'
import type { LeadAnswers } from '../../src/leads/lead-forms.ts'
import { quoteForm } from '../../src/quote/form.ts'
import { given } from '../../worker/emails/write-lead-email.ts'

declare const submission: Submission

export const name = given(quoteForm, submission.formData, 'first_name')
// @ts-expect-error the form asks for first_name
given(quoteForm, submission.formData, 'firstname')
// @ts-expect-error a request for a call has no subject
given(callForm, submission.formData, 'subject')

declare const answers: LeadAnswers

export const phone = answers.phone
// @ts-expect-error no form asks for it
export const misspelled = answers.fone
