import type { Db } from '../../../db/open.ts'
import { hasStaff } from '../../../db/staff/staff.ts'
import { INVITATION_HOURS, makeInvitation } from '../../../db/staff/staff-invitations.ts'
import type { Config } from '../../settings/config.ts'
import { makeFirstAccount } from './make-account.ts'

/**
 * What a start says about signing in. Without any account it makes the one of the settings, or else
 * a link that makes the first one; links of earlier starts are void then.
 */
export async function signInNotice(
  db: Db,
  { siteUrl, firstStaff }: Pick<Config, 'siteUrl' | 'firstStaff'>,
): Promise<string> {
  const signIn = `Staff sign in at ${siteUrl}/admin/sign-in`
  if (firstStaff && (await makeFirstAccount(db, firstStaff))) {
    return `Made the first staff account, for ${firstStaff.email}.\n${signIn}`
  }
  if (await hasStaff(db)) return signIn
  const token = await makeInvitation(db, null)
  return [
    `There is no staff account yet. Make the first one with this link, within ${INVITATION_HOURS} hours:`,
    `\n  ${setUpAddress(siteUrl, token)}\n`,
  ].join('\n')
}

/** The address that makes an account, once. */
export function setUpAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/set-up?token=${token}`
}
