import type { Db } from '../../../db/open.ts'
import type { StaffRole } from '../../../db/schema/staff.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { makePasswordLink, PASSWORD_LINK_MINUTES } from '../../../db/staff/password-links.ts'
import { findStaff, hasStaff, listStaff, normalEmail } from '../../../db/staff/staff.ts'
import { removeAccount } from '../../../db/staff/staff-changes.ts'
import {
  INVITATION_HOURS,
  makeInvitation,
  voidInvitations,
} from '../../../db/staff/staff-invitations.ts'
import { WITH_ARTICLE } from '../../settings/accounts.ts'
import { newPasswordAddress, setUpAddress } from '../session/addresses.ts'

/** What was asked for is not done; the message says why, and what to do. */
class Refused extends Error {
  override name = 'Refused'
}

/** Creates a link for a new account and explains what to do with it. */
export async function inviteStaff(
  db: Db,
  email: string,
  siteUrl: string,
  role: StaffRole = 'broker',
): Promise<string> {
  const address = normalEmail(email)
  if (await findStaff(db, address)) {
    throw new Refused(
      `${address} already has an account. If the password is lost: npm run staff -- reset ${address}. If the codes are lost, remove the account and add it again; the only owner needs another one first, with npm run staff -- add EMAIL owner.`,
    )
  }
  const token = await makeInvitation(db, address, role)
  await recordAudit(db, { staff: null, action: 'invited', about: address, details: { role } })
  return [
    `Send this link to ${address}. It creates the account of ${WITH_ARTICLE[role]}, works once, and expires after ${INVITATION_HOURS} hours:`,
    `\n  ${setUpAddress(siteUrl, token)}\n`,
  ].join('\n')
}

/** Lists the accounts. */
export async function describeStaff(db: Db): Promise<string> {
  const staff = await listStaff(db)
  if (staff.length === 0) return 'There is no staff account yet.'
  return staff
    .map(({ email, name, role, hasSecondFactor, since }) =>
      [
        email,
        name,
        role,
        `since ${since.toISOString().slice(0, 10)}`,
        hasSecondFactor ? 'with one-time codes' : 'password only',
      ].join('  '),
    )
    .join('\n')
}

/** Creates a link that sets a new password for an account. */
export async function resetStaff(db: Db, email: string, siteUrl: string): Promise<string> {
  const address = normalEmail(email)
  const member = await findStaff(db, address)
  if (!member) throw new Refused(noAccount(address))
  const token = await makePasswordLink(db, member.id)
  await recordAudit(db, { staff: null, action: 'password-link-made', about: address })
  return [
    `Send this link to ${address}. It sets a new password, works once, and expires after ${PASSWORD_LINK_MINUTES} minutes:`,
    `\n  ${newPasswordAddress(siteUrl, token)}\n`,
  ].join('\n')
}

/** Removes an account, its sessions and the links that could recreate it. */
export async function removeStaff(db: Db, email: string): Promise<string> {
  const address = normalEmail(email)
  const member = await findStaff(db, address)
  if (!member) {
    const isVoided = await db.transaction().execute((tx) => voidInvitations(tx, address))
    if (!isVoided) throw new Refused(noAccount(address))
    return `${address} had no account yet. The link made for it is now void.`
  }
  if ((await removeAccount(db, null, member.id)) === 'last owner') {
    throw new Refused(
      `${address} is the only owner, and was not removed. Make another one first: npm run staff -- add EMAIL owner.`,
    )
  }
  const last = (await hasStaff(db))
    ? ''
    : ' It was the last one: the next start prints a link to create one.'
  return `Removed the account of ${address}, and signed it out everywhere.${last}`
}

function noAccount(address: string): string {
  return `${address} has no account. npm run staff -- list shows who has one.`
}
