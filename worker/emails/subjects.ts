import type { Submission, SubmissionKind } from '../../db/leads/submissions.ts'
import { answersOf } from './answers.ts'
import { requestName } from './request-names.ts'
import { visibleLine } from './visible-text.ts'

const NAME_LENGTH = 60
const TOPIC_LENGTH = 60

/** For example: Quote request FM-7K3Q-9XTD: Boat & Yacht Insurance, Jane Doe */
export function agencySubject(submission: Submission): string {
  const about = [topicOf(submission), visitorName(submission)].filter(Boolean).join(', ')
  return `${requestName(submission.kind)} ${submission.reference}${about && `: ${about}`}`
}

/** For example: Your quote request FM-7K3Q-9XTD */
export function visitorSubject(kind: SubmissionKind, reference: string): string {
  const name = requestName(kind)
  return `Your ${name.charAt(0).toLowerCase()}${name.slice(1)} ${reference}`
}

/** The visitor's name on one line, cut to what a header should carry; empty when none was given. */
export function visitorName({ formData }: Submission): string {
  const { name, first_name, last_name } = formData
  const given = [name, first_name, last_name].filter((part) => typeof part === 'string')
  return visibleLine(given.join(' '), NAME_LENGTH)
}

function topicOf(submission: Submission): string {
  const label = submission.kind === 'quote' ? 'Type of insurance' : 'Subject'
  const answer = answersOf(submission, []).find((one) => one.label === label)
  return visibleLine(answer?.value ?? '', TOPIC_LENGTH)
}
