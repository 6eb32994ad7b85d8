import { sql, type Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import type { StaffRole } from '../schema/staff.ts'
import { recordAudit } from './audit.ts'
import { deleteStaff, findStaffById, hasOtherStaff } from './staff.ts'
import { voidInvitations } from './staff-invitations.ts'

/** Who does it; null at the command line. */
type Actor = { email: string } | null

/** `last owner`: it would leave nobody who can look after the accounts, and nothing was changed. */
export type StaffChange = 'done' | 'last owner' | 'gone'

/**
 * Gives an account another role; what its owner may do changes with their next request. The leads of somebody who
 * becomes a writer are nobody's then.
 */
export async function changeRole(
  db: Db,
  actor: Actor,
  id: string,
  role: StaffRole,
): Promise<StaffChange> {
  return db.transaction().execute(async (tx) => {
    const isLast = await isLastOwner(tx, id)
    const member = await findStaffById(tx, id)
    if (!member) return 'gone'
    if (member.role === role) return 'done'
    if (isLast) return 'last owner'
    await tx.updateTable('staff').set({ role }).where('id', '=', id).execute()
    // A writer cannot open them.
    const leads = role === 'writer' ? await releaseLeadsOf(tx, actor, id) : 0
    const details = { from: member.role, to: role, ...(leads > 0 && { leads }) }
    await recordAudit(tx, { staff: actor, action: 'role-changed', about: member.email, details })
    return 'done'
  })
}

/**
 * Removes an account with its sessions and the links that could create it again. Its leads are nobody's
 * then. At the command line also the only account of all: the next start offers to make the first.
 */
export async function removeAccount(db: Db, actor: Actor, id: string): Promise<StaffChange> {
  return db.transaction().execute(async (tx) => {
    const isLast = await isLastOwner(tx, id)
    const member = await findStaffById(tx, id)
    if (!member) return 'gone'
    if (isLast && (actor !== null || (await hasOtherStaff(tx, id)))) return 'last owner'
    await voidInvitations(tx, member.email)
    const leads = await releaseLeadsOf(tx, actor, id)
    await deleteStaff(tx, id)
    await recordAudit(tx, {
      staff: actor,
      action: 'account-removed',
      about: member.email,
      details: { leads },
    })
    return 'done'
  })
}

/** Signs an account out everywhere. */
export async function endAllSessions(db: Db, actor: Actor, id: string): Promise<StaffChange> {
  return db.transaction().execute(async (tx) => {
    const member = await findStaffById(tx, id)
    if (!member) return 'gone'
    const ended = await tx.deleteFrom('staff_sessions').where('userId', '=', id).executeTakeFirst()
    await recordAudit(tx, {
      staff: actor,
      action: 'sessions-ended',
      about: member.email,
      details: { ended: Number(ended.numDeletedRows) },
    })
    return 'done'
  })
}

/**
 * Takes the leads of an account from it. Whoever has one of them open is told that it has changed, and what.
 * @returns How many there were.
 */
async function releaseLeadsOf(
  tx: Transaction<Database>,
  actor: Actor,
  staffId: string,
): Promise<number> {
  const leads = await tx
    .updateTable('submissions')
    .set({ assigned_to: null, revision: sql`revision + 1` })
    .where('assigned_to', '=', staffId)
    .returning('id')
    .execute()
  const details = { assignedTo: '' }
  for (const { id } of leads) {
    await recordAudit(tx, { staff: actor, action: 'lead-changed', about: id, details })
  }
  return leads.length
}

/**
 * Whether an account is the only owner. It writes the owners' rows as they are, which holds them until
 * the transaction ends: of two who remove each other at once, the second sees what the first has done.
 */
async function isLastOwner(tx: Transaction<Database>, id: string): Promise<boolean> {
  const owners = await tx
    .updateTable('staff')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .returning('id')
    .execute()
  return owners.length === 1 && owners[0]?.id === id
}
