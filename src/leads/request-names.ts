import type { SubmissionKind } from '../../db/leads/submissions.ts'

const NAMES: Record<SubmissionKind, string> = {
  quote: 'Quote request',
  contact: 'Contact message',
  call: 'Request for a call',
}

/** What a submission is called in a heading or a subject. */
export function requestName(kind: SubmissionKind): string {
  return NAMES[kind] ?? 'Message'
}

/** The same within a sentence: quote request. */
export function requestInText(kind: SubmissionKind): string {
  const name = requestName(kind)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
