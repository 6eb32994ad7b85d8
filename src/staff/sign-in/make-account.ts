import type { Db } from '../../../db/open.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { hasStaff, insertStaff, type StaffMember } from '../../../db/staff/staff.ts'
import {
  findInvitation,
  INVITATION_HOURS,
  makeInvitation,
  spendInvitation,
} from '../../../db/staff/staff-invitations.ts'
import { ConfigError } from '../../settings/checked-settings.ts'
import type { Config } from '../../settings/config.ts'
import { setUpAddress } from '../session/addresses.ts'
import { hashPassword, isGuessable } from '../session/passwords.ts'

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
async function makeFirstAccount(db: Db, account: Omit<Account, 'name'>): Promise<boolean> {
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

/**
 * The notice about signing in that is printed at startup. If there is no account, it creates the
 * one in the settings, or else a link that creates the first one; links from earlier starts are
 * void then.
 */
export async function signInNotice(
  db: Db,
  { siteUrl, firstStaff }: Pick<Config, 'siteUrl' | 'firstStaff'>,
): Promise<string> {
  const signIn = `Staff sign in at ${siteUrl}/admin/sign-in`
  if (firstStaff && (await makeFirstAccount(db, firstStaff))) {
    return `Created the first staff account, for ${firstStaff.email}.\n${signIn}`
  }
  if (await hasStaff(db)) return signIn
  const token = await makeInvitation(db, null)
  return [
    `There is no staff account yet. Make the first one with this link, within ${INVITATION_HOURS} hours:`,
    `\n  ${setUpAddress(siteUrl, token)}\n`,
  ].join('\n')
}
