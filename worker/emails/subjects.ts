import type { StoredAnswers, Submission, SubmissionKind } from '../../db/leads/submissions.ts'
import { callForm } from '../../src/call/form.ts'
import { contactForm } from '../../src/contact/form.ts'
import { type FieldName, type FormTable, fieldsOf } from '../../src/forms/table.ts'
import { requestInText, requestName } from '../../src/leads/request-names.ts'
import { shownAnswer } from '../../src/leads/shown-answers.ts'
import { visibleLine } from '../../src/leads/visible-text.ts'
import { quoteForm } from '../../src/quote/form.ts'

const NAME_LENGTH = 60
const TOPIC_LENGTH = 60

/** For example: Quote request FM-7K3Q-9XTD: Boat & Yacht Insurance, Jane Doe */
export function agencySubject(submission: Submission): string {
  const about = [topicOf(submission), visitorName(submission)].filter(Boolean).join(', ')
  return `${requestName(submission.kind)} ${submission.reference}${about && `: ${about}`}`
}

/** For example: Your quote request FM-7K3Q-9XTD */
export function visitorSubject(kind: SubmissionKind, reference: string): string {
  return `Your ${requestInText(kind)} ${reference}`
}

/** The visitor's name on one line, cut to what a header should carry; empty when none was given. */
export function visitorName({ kind, formData }: Submission): string {
  const parts =
    kind === 'quote'
      ? [given(quoteForm, formData, 'first_name'), given(quoteForm, formData, 'last_name')]
      : [given(kind === 'call' ? callForm : contactForm, formData, 'name')]
  return visibleLine(parts.filter(Boolean).join(' '), NAME_LENGTH)
}

/** What the request is about, as the visitor chose it; empty when the form does not ask. */
function topicOf({ kind, formData }: Submission): string {
  const topic =
    kind === 'quote'
      ? given(quoteForm, formData, 'insurance_type')
      : kind === 'contact'
        ? given(contactForm, formData, 'subject')
        : ''
  return visibleLine(topic, TOPIC_LENGTH)
}

/** One answer, by its field's name in the form's table: a name that the form does not have does not compile. */
export function given<F extends FormTable>(
  form: F,
  answers: StoredAnswers,
  name: FieldName<F>,
): string {
  return shownAnswer(fieldsOf(form)[name], answers[name]) ?? ''
}
