import { hashOf, newToken } from '../link-token.ts'
import type { Db } from '../open.ts'
import { recordAudit } from '../staff/audit.ts'
import type { StaffMember } from '../staff/staff.ts'
import { getsLeads } from '../staff/staff-roles.ts'
import { OPEN_STATUSES } from './lead-status.ts'

/** A day that stands in somebody's calendar. */
export interface CalendarDay {
  leadId: string
  reference: string
  name: string
  /** YYYY-MM-DD. */
  day: string
  what: 'follow-up' | 'policy-end'
}

/**
 * Gives somebody's calendar an address of its own, in place of the one before.
 * @returns What the address carries; the database keeps its hash alone.
 */
export async function openCalendar(db: Db, staff: StaffMember): Promise<string> {
  const token = newToken()
  await setCalendar(db, staff, hashOf(token), 'calendar-opened')
  return token
}

/** Ends the address of somebody's calendar. */
export async function closeCalendar(db: Db, staff: StaffMember): Promise<void> {
  await setCalendar(db, staff, null, 'calendar-closed')
}

/** Whether somebody's calendar has an address. */
export async function hasCalendar(db: Db, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('calendar_hash')
    .where('id', '=', staffId)
    .executeTakeFirst()
  return row?.calendar_hash != null
}

/**
 * The days in the calendar of an address: the follow-ups of open leads of its owner, and when the policies of their
 * visitors end.
 * @param from The first day, YYYY-MM-DD.
 * @returns Undefined when no account has such a calendar, or gets no leads.
 */
export async function findCalendar(
  db: Db,
  token: string,
  from: string,
): Promise<CalendarDay[] | undefined> {
  const owner = await db
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('calendar_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!owner || !getsLeads(owner)) return undefined
  const leads = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'name', 'status', 'follow_up_on', 'policy_ends_on'])
    .where('assigned_to', '=', owner.id)
    .where('held_at', 'is', null)
    .where((eb) => eb.or([eb('follow_up_on', '>=', from), eb('policy_ends_on', '>=', from)]))
    .orderBy('created_at', 'desc')
    .limit(MOST_LEADS)
    .execute()
  return leads.flatMap(({ id: leadId, reference, name, status, follow_up_on, policy_ends_on }) => {
    const about = { leadId, reference, name }
    const isOpen = (OPEN_STATUSES as readonly string[]).includes(status)
    return [
      ...(isOpen && follow_up_on
        ? [{ ...about, day: follow_up_on, what: 'follow-up' } as const]
        : []),
      ...(policy_ends_on ? [{ ...about, day: policy_ends_on, what: 'policy-end' } as const] : []),
    ]
  })
}

const MOST_LEADS = 1000

async function setCalendar(db: Db, staff: StaffMember, hash: string | null, action: string) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('staff').set({ calendar_hash: hash }).where('id', '=', staff.id).execute()
    await recordAudit(tx, { staff, action })
  })
}
