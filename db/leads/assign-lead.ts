import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { newId } from '../new-id.ts'
import type { Db } from '../open.ts'
import { enqueue } from '../ops/outbox.ts'
import type { Database } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { lockStaff, type StaffMember } from '../staff/staff.ts'
import { getsLeads } from '../staff/staff-roles.ts'

/** Who has a lead, an id of staff; null when nobody does. */
export async function assigneeOf(db: Db, id: string): Promise<string | null> {
  const lead = await db
    .selectFrom('submissions')
    .select('assigned_to')
    .where('id', '=', id)
    .executeTakeFirst()
  return lead?.assigned_to ?? null
}

/**
 * Gives a lead to somebody on behalf of the site, unless staff have changed or answered it: a lead that
 * they gave to nobody stays nobody's.
 * @returns Whether it was given.
 */
export async function assignUntouched(db: Db, id: string, staffId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockAssignee(tx, staffId))) return false
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({ assigned_to: staffId, revision: sql`revision + 1` })
      .where('id', '=', id)
      .where('revision', '=', 0)
      .where('assigned_to', 'is', null)
      .where('answered_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const details = { assignedTo: staffId }
    await recordAudit(tx, { staff: null, action: 'lead-changed', about: id, details })
    return true
  })
}

/**
 * Who can be given leads, and can until the transaction ends: whoever removes them or makes them a writer waits,
 * and takes also these from them.
 * @returns Undefined if it is nobody who gets leads.
 */
export async function lockAssignee(
  tx: Transaction<Database>,
  staffId: string,
): Promise<StaffMember | undefined> {
  const member = await lockStaff(tx, staffId)
  return member && getsLeads(member) ? member : undefined
}

/** Has somebody told, in one message, which leads a colleague has given them; nothing if it was they themselves. */
export async function enqueueNotice(
  tx: Transaction<Database>,
  staff: { email: string },
  assignee: StaffMember,
  leadIds: string[],
): Promise<void> {
  if (leadIds.length === 0 || assignee.email === staff.email) return
  const notice = { id: newId(), staffId: assignee.id, leadIds, by: staff.email }
  await enqueue(tx, 'mail-assigned', notice)
}
