import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRows } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import type { StaffRole } from '../schema/staff.ts'
import { recordAudit } from './audit.ts'
import { voidBegun } from './password-links.ts'
import { deleteStaff, findStaffById, hasOtherStaff, lockStaff } from './staff.ts'
import { INVITATION_HOURS, voidInvitations } from './staff-invitations.ts'
import { getsLeads } from './staff-roles.ts'

const HOUR_MS = 3_600_000

/** Who does it; null at the command line. */
type Actor = { email: string } | null

/** `last owner`: it would leave nobody who can look after the accounts, and nothing was changed. */
export type StaffChange = 'done' | 'last owner' | 'gone'

/**
 * Gives an account another role; what its owner may do changes with their next request, and whom they invited has
 * to be invited again. The leads of somebody who becomes a writer are nobody's then.
 */
export async function changeRole(
  db: Db,
  actor: Actor,
  id: string,
  role: StaffRole,
): Promise<StaffChange> {
  return inTransaction(db, async (tx) => {
    const isLast = await isLastOwner(tx, id)
    const member = await lockStaff(tx, id)
    if (!member) return 'gone'
    if (member.role === role) return 'done'
    if (isLast) return 'last owner'
    await tx.updateTable('staff').set({ role }).where('id', '=', id).execute()
    await withdrawInvitationsBy(tx, actor, member.email)
    // A writer cannot open them.
    const leads = !getsLeads({ role }) ? await releaseLeadsOf(tx, actor, id) : 0
    const details = { from: member.role, to: role, ...(leads > 0 && { leads }) }
    await recordAudit(tx, { staff: actor, action: 'role-changed', about: member.email, details })
    return 'done'
  })
}

/**
 * Removes an account with its sessions, the links that could create it again, and the invitations that it has made:
 * one could be its own to another address. Its leads are nobody's then. At the command line also the only account
 * of all: the next start offers to make the first.
 */
export async function removeAccount(db: Db, actor: Actor, id: string): Promise<StaffChange> {
  return inTransaction(db, async (tx) => {
    const isLast = await isLastOwner(tx, id)
    const member = await lockStaff(tx, id)
    if (!member) return 'gone'
    if (isLast && (actor !== null || (await hasOtherStaff(tx, id)))) return 'last owner'
    await voidInvitations(tx, member.email)
    await withdrawInvitationsBy(tx, actor, member.email)
    const leads = await releaseLeadsOf(tx, actor, id)
    // Those for everybody stay.
    await tx
      .deleteFrom('lead_views')
      .where('staff_id', '=', id)
      .where('is_shared', '=', 0)
      .execute()
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

/** Voids the invitations that an account has made and that nobody has used. */
async function withdrawInvitationsBy(tx: Transaction<Database>, actor: Actor, email: string) {
  const earliest = new Date(Date.now() - INVITATION_HOURS * HOUR_MS).toISOString()
  const invited = await tx
    .selectFrom('audit_log')
    .select('about')
    .distinct()
    .where('staff_email', '=', email)
    .where('action', '=', 'invited')
    .where('at', '>=', earliest)
    .execute()
  for (const { about } of invited) {
    if (about && (await voidInvitations(tx, about)))
      await recordAudit(tx, { staff: actor, action: 'invitation-withdrawn', about })
  }
}

/** Signs an account out everywhere, and whoever has begun to sign in to it. */
export async function endAllSessions(db: Db, actor: Actor, id: string): Promise<StaffChange> {
  return db.transaction().execute(async (tx) => {
    const member = await findStaffById(tx, id)
    if (!member) return 'gone'
    const ended = await tx.deleteFrom('staff_sessions').where('userId', '=', id).executeTakeFirst()
    await voidBegun(tx, id)
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
  await lockRows(tx, 'submissions', sql`assigned_to = ${staffId}`)
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
  await lockRows(tx, 'staff', sql`role = 'owner'`)
  const owners = await tx
    .updateTable('staff')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .returning('id')
    .execute()
  return owners.length === 1 && owners[0]?.id === id
}
