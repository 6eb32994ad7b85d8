import type { SubmissionKind } from '../../db/leads/submissions.ts'

/** What each kind of submission is called. */
export const REQUEST_NAMES: Record<SubmissionKind, string> = {
  quote: 'Quote request',
  contact: 'Contact message',
  call: 'Request for a call',
  certificate: 'Certificate request',
  change: 'Policy change request',
  claim: 'Notice of a loss',
}

/** Every kind, in the order in which staff choose among them. */
export const SUBMISSION_KINDS = Object.keys(REQUEST_NAMES) as SubmissionKind[]

/** The name of a submission in headings and subjects. */
export function requestName(kind: SubmissionKind): string {
  return REQUEST_NAMES[kind] ?? 'Message'
}

/** The same within a sentence: quote request. */
export function requestInText(kind: SubmissionKind): string {
  const name = requestName(kind)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Whether a lead is about a policy that its visitor has: there is nothing to quote, to win or to lose. */
export function isService(kind: SubmissionKind): boolean {
  return kind === 'certificate' || kind === 'change' || kind === 'claim'
}
