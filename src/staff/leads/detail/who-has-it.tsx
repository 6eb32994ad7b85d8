import type { Lead, LeadEvent } from '../../../../db/leads/lead.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { notPrinted } from '../../../ui/layout.tsx'
import { sign } from '../lead-styles.ts'

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
