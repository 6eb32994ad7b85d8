import type { Lead, LeadEvent } from '../../../../db/leads/lead.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { notPrinted } from '../../../ui/layout.tsx'
import { heading, pairs, sign } from '../lead-styles.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { dayInWords } from '../words/lead-times.ts'
import { When } from '../words/when.tsx'
import { type EventNames, eventInWords } from './history-words.ts'

const JUST_NOW_MS = 15 * 60_000

/** Says at the top when somebody else is at the lead already. */
export function WhoHasIt(props: {
  lead: Lead
  events: LeadEvent[]
  staff: StaffMember
  nameOf: (email: string | undefined) => string
}) {
  const { lead, events, staff, nameOf } = props
  const owner = lead.assignedTo?.id === staff.id ? undefined : lead.assignedTo
  const others = openedJustNow(events, staff.email)
  if (!owner && others.length === 0) return null
  return (
    <div className={`${sign} ${notPrinted}`}>
      {owner && (
        <p>
          <strong>{owner.name} has this lead.</strong>
        </p>
      )}
      {others.map(({ email, minutes }) => (
        <p key={email}>
          {nameOf(email)} opened it{' '}
          {minutes === 0 ? 'just now' : minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`}.
        </p>
      ))}
    </div>
  )
}

/** Who else opened it in the last quarter of an hour, and how long ago. */
function openedJustNow(newestFirst: LeadEvent[], own: string, now = Date.now()) {
  const seen = new Map<string, number>()
  for (const { action, staffEmail, at } of newestFirst) {
    const age = now - Date.parse(at)
    const counts = action === 'lead-opened' && staffEmail && staffEmail !== own
    if (counts && age < JUST_NOW_MS && !seen.has(staffEmail)) seen.set(staffEmail, age)
  }
  return [...seen].map(([email, age]) => ({ email, minutes: Math.floor(age / 60_000) }))
}

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
    .filter(({ action }) => ['lead-changed', 'lead-undone', 'answer-undone'].includes(action))
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
