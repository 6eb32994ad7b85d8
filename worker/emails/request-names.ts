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
