import type { Db } from '../open.ts'
import { enqueue } from '../ops/outbox.ts'
import type { StaffRole } from '../schema/staff.ts'
import { recordAudit } from './audit.ts'
import { findStaff, normalEmail } from './staff.ts'
import { insertInvitation, voidInvitations } from './staff-invitations.ts'

/**
 * Invites an address: promises the mail with the link, and returns a link's token to be shown as well,
 * since nobody knows whether mail arrives.
 * @returns Undefined when the address has an account.
 */
export async function inviteByMail(
  db: Db,
  staff: { email: string },
  { email, role }: { email: string; role: StaffRole },
): Promise<string | undefined> {
  const address = normalEmail(email)
  return db.transaction().execute(async (tx) => {
    if (await findStaff(tx, address)) return undefined
    const token = await insertInvitation(tx, address, role)
    await recordAudit(tx, { staff, action: 'invited', about: address, details: { role } })
    await enqueue(tx, 'mail-staff', { link: 'invitation', email: address, by: staff.email })
    return token
  })
}

/** Voids what was mailed and shown for an address that has not come yet. */
export async function withdrawInvitation(
  db: Db,
  staff: { email: string },
  email: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isVoided = await voidInvitations(tx, email)
    if (isVoided) await recordAudit(tx, { staff, action: 'invitation-withdrawn', about: email })
  })
}
