import type { Db } from '../../../db/open.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { hasStaff, insertStaff, type StaffMember } from '../../../db/staff/staff.ts'
import { findInvitation, spendInvitation } from '../../../db/staff/staff-invitations.ts'
import { ConfigError } from '../../settings/checked-settings.ts'
import { isGuessable } from '../session/new-password-problem.ts'
import { hashPassword } from '../session/password-hash.ts'

interface Account {
  name: string
  email: string
  password: string
}

/**
 * Creates the account of an invitation and uses up the invitation, in one transaction.
 * @param account The email address is used only for the first account; an invitation has its own.
 * @returns Undefined when the link is no longer valid.
 */
export async function makeInvitedAccount(
  db: Db,
  token: string,
  { name, email, password }: Account,
): Promise<StaffMember | undefined> {
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    const invitation = await findInvitation(tx, token)
    if (!invitation || !(await spendInvitation(tx, invitation.id))) return undefined
    const address = invitation.email ?? email
    // Somebody must be able to invite the others.
    const role = (await hasStaff(tx)) ? invitation.role : 'owner'
    const member = await insertStaff(tx, { name, email: address, role, passwordHash })
    if (!member) return undefined
    const details = { role }
    await recordAudit(tx, { staff: member, action: 'account-made', about: address, details })
    return member
  })
}

/**
 * Creates the first account from the settings, unless there is one.
 * @throws ConfigError If the password is easy to guess.
 */
export async function makeFirstAccount(db: Db, account: Omit<Account, 'name'>): Promise<boolean> {
  if (await hasStaff(db)) return false
  if (await isGuessable(account.password, [account.email])) {
    throw new ConfigError([
      'ADMIN_PASSWORD is easy to guess: set a few words that do not belong together',
    ])
  }
  const passwordHash = await hashPassword(account.password)
  return db.transaction().execute(async (tx) => {
    if (await hasStaff(tx)) return false
    const name = account.email.split('@')[0] as string
    const member = await insertStaff(tx, {
      name,
      email: account.email,
      role: 'owner',
      passwordHash,
    })
    await recordAudit(tx, { staff: null, action: 'account-made', about: member?.email })
    return true
  })
}
