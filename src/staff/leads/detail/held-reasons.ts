import type { HeldReason } from '../../../../db/leads/spam-check.ts'

const SENTENCES: Record<HeldReason, string> = {
  trap: 'A field that people cannot see was filled in, as programs do.',
  'too-fast': 'The form was sent faster than a person can fill it in.',
  links: 'The answers contain several links, or a link where a name belongs.',
  'same-text': 'The same text was sent several times within a day.',
  address: 'Too many requests came from one network address within an hour.',
  mailbox: 'Too many requests came with this email address within an hour.',
  'in-all':
    'Too many requests came at the same time, and nothing showed that a person filled in this one.',
}

/** Why a lead was held, as a sentence for staff. */
export function heldReason(reason: string): string {
  return reason in SENTENCES
    ? SENTENCES[reason as HeldReason]
    : 'A newer version of the site held it, for a reason that this one does not know.'
}
