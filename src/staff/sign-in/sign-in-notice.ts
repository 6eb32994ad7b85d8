import type { Db } from '../../../db/open.ts'
import { hasStaff } from '../../../db/staff/staff.ts'
import { INVITATION_HOURS, makeInvitation } from '../../../db/staff/staff-invitations.ts'
import type { Config } from '../../settings/config.ts'
import { setUpAddress } from '../session/link-addresses.ts'
import { makeFirstAccount } from './make-account.ts'

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
