import type {
  Answer,
  StoredAnswers,
  Submission,
  SubmissionKind,
} from '../../db/leads/submissions.ts'
import { callForm } from '../../src/call/form.ts'
import { contactForm } from '../../src/contact/form.ts'
import { type FieldName, type FormTable, fieldsOf } from '../../src/forms/table.ts'
import type { LeadAnswers } from '../../src/leads/lead-forms.ts'
import { requestInText, requestName } from '../../src/leads/request-names.ts'
import { shownAnswer } from '../../src/leads/shown-answers.ts'
import { visiblePhone } from '../../src/leads/visible-phone.ts'
import { visibleLine } from '../../src/leads/visible-text.ts'
import { quoteForm } from '../../src/quote/form.ts'

const NAME_LENGTH = 60
const TOPIC_LENGTH = 60

/** For example: Jane Doe, 203-555-0123: Quote request FM-7K3Q-9XTD, Boat & Yacht Insurance */
export function agencySubject(submission: Submission): string {
  const answers: LeadAnswers<Answer> = submission.formData
  const phone = visiblePhone(String(answers.phone ?? ''))
  const who = [visitorName(submission), phone].filter(Boolean).join(', ')
  const what = `${requestName(submission.kind)} ${submission.reference}`
  return [who && `${who}: `, what, topicOf(submission) && `, ${topicOf(submission)}`].join('')
}

/** For example: Your quote request FM-7K3Q-9XTD */
export function visitorSubject(kind: SubmissionKind, reference: string): string {
  return `Your ${requestInText(kind)} ${reference}`
}

/** For example: We could not keep a file: your quote request FM-7K3Q-9XTD */
export function infectedSubject(kind: SubmissionKind, reference: string, files: number): string {
  const what = files === 1 ? 'a file' : `${files} files`
  return `We could not keep ${what}: your ${requestInText(kind)} ${reference}`
}

/** The visitor's name on one line, truncated for a header; empty if none was given. */
export function visitorName({ kind, formData }: Submission): string {
  const parts =
    kind === 'quote'
      ? [given(quoteForm, formData, 'first_name'), given(quoteForm, formData, 'last_name')]
      : [given(kind === 'call' ? callForm : contactForm, formData, 'name')]
  return visibleLine(parts.filter(Boolean).join(' '), NAME_LENGTH)
}

/** The subject that the visitor chose; empty if the form does not ask. */
function topicOf({ kind, formData }: Submission): string {
  const topic =
    kind === 'quote'
      ? given(quoteForm, formData, 'insurance_type')
      : kind === 'contact'
        ? given(contactForm, formData, 'subject')
        : ''
  return visibleLine(topic, TOPIC_LENGTH)
}

/** One answer by field name. A name that is not in the form's table does not compile. */
export function given<F extends FormTable>(
  form: F,
  answers: StoredAnswers,
  name: FieldName<F>,
): string {
  return shownAnswer(fieldsOf(form)[name], answers[name]) ?? ''
}
