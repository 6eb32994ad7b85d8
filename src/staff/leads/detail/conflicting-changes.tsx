import type { Lead, LeadEvent } from '../../../../db/leads/lead.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { heading, pairs, sign } from '../lead-styles.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { dayInWords } from '../words/lead-times.ts'
import { When } from '../words/when.tsx'
import { type EventNames, eventInWords } from './history-words.ts'

const SHOWN_REASON = 500

/**
 * What somebody else saved while a form was open, and what the lead says now.
 * @param props.readRevision The revision that the form was filled in upon.
 */
export function OthersChanges(props: {
  lead: Lead
  events: LeadEvent[]
  readRevision: number
  names: EventNames & { nameOf(email: string | undefined): string }
}) {
  const { lead, events, readRevision, names } = props
  // Each change raises the revision by one, and is written down once.
  const missed = events
    .filter(({ action }) => action === 'lead-changed')
    .slice(0, Math.max(1, lead.revision - readRevision))
    .reverse()
  const { status, statusReason, followUpOn } = lead.state
  return (
    <section className={sign} aria-labelledby="conflicting-changes">
      <h2 id="conflicting-changes" className={heading}>
        What was saved in the meantime
      </h2>
      <ul>
        {missed.map((event) => (
          <li key={event.id}>
            {names.nameOf(event.staffEmail)} {eventInWords(event, names)}, <When at={event.at} />
          </li>
        ))}
      </ul>
      <p>The lead now says:</p>
      <dl className={pairs}>
        <dt>Status</dt>
        <dd>{STATUS_NAMES[status]}</dd>
        <dt>Reason</dt>
        <dd dir="auto">{visibleLine(statusReason, SHOWN_REASON) || 'None'}</dd>
        <dt>Follow up on</dt>
        <dd>{followUpOn ? dayInWords(followUpOn) : 'No day'}</dd>
        <dt>Who has it</dt>
        <dd>{lead.assignedTo?.name ?? 'Nobody'}</dd>
      </dl>
    </section>
  )
}
