import type { Lead } from '../../../../db/leads/lead.ts'
import { Button } from '../../../ui/button/button.tsx'
import { notPrinted } from '../../../ui/layout.tsx'
import { leadAction } from '../addresses.ts'
import { dangerous, form, sign } from '../lead-styles.ts'
import { heldReason } from './held-reasons.ts'
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
