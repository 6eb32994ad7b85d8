import type { Db } from '../../../db/open.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import {
  deleteStaff,
  findStaff,
  hasStaff,
  listStaff,
  normalEmail,
} from '../../../db/staff/staff.ts'
import {
  INVITATION_HOURS,
  makeInvitation,
  voidInvitations,
} from '../../../db/staff/staff-invitations.ts'
import { setUpAddress } from './sign-in-notice.ts'

/** Creates a link for a new account and explains what to do with it. */
export async function inviteStaff(db: Db, email: string, siteUrl: string): Promise<string> {
  const address = normalEmail(email)
  if (await findStaff(db, address)) {
    return `${address} already has an account. If the password or the codes are lost, remove the account and add it again.`
  }
  const token = await makeInvitation(db, address)
  await recordAudit(db, { staff: null, action: 'invited', about: address })
  return [
    `Send this link to ${address}. It creates the account, works once, and expires after ${INVITATION_HOURS} hours:`,
    `\n  ${setUpAddress(siteUrl, token)}\n`,
  ].join('\n')
}

/** Lists the accounts. */
export async function describeStaff(db: Db): Promise<string> {
  const staff = await listStaff(db)
  if (staff.length === 0) return 'There is no staff account yet.'
  return staff
    .map(({ email, name, hasSecondFactor, since }) =>
      [
        email,
        name,
        `since ${since.toISOString().slice(0, 10)}`,
        hasSecondFactor ? 'with one-time codes' : 'password only',
      ].join('  '),
    )
    .join('\n')
}

/** Removes an account, its sessions and the links that could recreate it. */
export async function removeStaff(db: Db, email: string): Promise<string> {
  const address = normalEmail(email)
  const removed = await db.transaction().execute(async (tx) => {
    await voidInvitations(tx, address)
    const member = await findStaff(tx, address)
    if (!member) return false
    await deleteStaff(tx, member.id)
    await recordAudit(tx, { staff: null, action: 'account-removed', about: address })
    return true
  })
  if (!removed) return `${address} has no account. Any link made for it is now void.`
  const last = (await hasStaff(db))
    ? ''
    : ' It was the last one: the next start prints a link to create one.'
  return `Removed the account of ${address}, and signed it out everywhere.${last}`
}
