import type { Lead } from '../../../../db/leads/lead.ts'
import type { HeldReason } from '../../../../db/leads/spam-check.ts'
import { Button } from '../../../ui/button/button.tsx'
import { notPrinted } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { dangerous, form, sign } from '../lead-styles.ts'
import { LEAD_FORM } from './state-form.tsx'

/** That a lead is held as suspected spam, why, and what to do about it. */
export function HeldLead({ lead }: { lead: Pick<Lead, 'id' | 'heldReasons' | 'heldToldAt'> }) {
  const why = lead.heldReasons.map(heldReason)
  return (
    <section className={`${sign} ${notPrinted}`} aria-label="Held as suspected spam">
      <p>
        <strong>Held as suspected spam.</strong>{' '}
        {lead.heldToldAt
          ? 'The agency was told of it in a list, and its visitor nothing.'
          : 'No message about it was sent.'}{' '}
        If it is a real request, release it: it then joins the other leads, and the messages to the
        agency and the visitor are sent.
      </p>
      {why.length === 1 && <p>{why}</p>}
      {why.length > 1 && (
        <ul>
          {why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>
        <Button
          type="submit"
          form={LEAD_FORM}
          formAction={leadAction(lead.id, 'release')}
          tone="action"
        >
          Release
        </Button>
      </p>
      <details>
        <summary className={dangerous}>Delete as spam…</summary>
        <form method="post" action={leadAction(lead.id, 'spam')} className={form}>
          <p>The visitor gets no message, and the lead cannot be brought back.</p>
          <p>
            <Button type="submit">Delete as spam</Button>
          </p>
        </form>
      </details>
    </section>
  )
}

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
function heldReason(reason: string): string {
  return reason in SENTENCES
    ? SENTENCES[reason as HeldReason]
    : 'A newer version of the site held it, for a reason that this one does not know.'
}
