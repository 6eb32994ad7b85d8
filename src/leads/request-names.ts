import type { SubmissionKind } from '../../db/leads/submissions.ts'

const NAMES: Record<SubmissionKind, string> = {
  quote: 'Quote request',
  contact: 'Contact message',
  call: 'Request for a call',
}

/** The name of a submission in headings and subjects. */
export function requestName(kind: SubmissionKind): string {
  return NAMES[kind] ?? 'Message'
}

/** The same within a sentence: quote request. */
export function requestInText(kind: SubmissionKind): string {
  const name = requestName(kind)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
