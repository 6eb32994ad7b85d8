import type { Context } from 'hono'
import { inviteByMail, withdrawInvitation } from '../../../db/staff/invite.ts'
import { isStaffRole } from '../../../db/staff/staff-roles.ts'
import { services } from '../../http/services.ts'
import { ACCOUNT_EMAIL } from '../../settings/account-email.ts'
import { config } from '../../settings/config.ts'
import { seeOther } from '../session/answer.ts'
import type { Fields } from '../session/fields.ts'
import { setUpAddress } from '../session/link-addresses.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { ACCOUNTS, orUnchanged } from './or-unchanged.ts'

const MAX_LENGTH = 200

/** Invites an address, and shows the link that it is also mailed. */
export async function postInvitation(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const email = fields.email?.trim() ?? ''
  const role = fields.role ?? ''
  const again = (errors: Record<string, string>) =>
    seeOther(ACCOUNTS, { flash: { tone: 'problem', errors, values: { email, role } } })
  const isAddress = ACCOUNT_EMAIL.test(email) && email.length <= MAX_LENGTH
  if (!isAddress || !isStaffRole(role)) {
    return again({
      ...(!isAddress && { email: 'Please enter a valid email address.' }),
      ...(!isStaffRole(role) && { role: 'Choose a role.' }),
    })
  }
  return orUnchanged(ACCOUNTS, async () => {
    const token = await inviteByMail(services().db, c.get('staff'), { email, role })
    if (!token) return again({ email: 'This address has an account already.' })
    return seeOther(ACCOUNTS, {
      flash: {
        tone: 'success',
        text: `An invitation for ${email} is on its way.`,
        values: { email, link: setUpAddress(config().siteUrl, token) },
      },
    })
  })
}

/** Voids an invitation. */
export async function postWithdrawal(
  c: Context<StaffEnv>,
  { email = '' }: Fields,
): Promise<Response> {
  return orUnchanged(ACCOUNTS, async () => {
    await withdrawInvitation(services().db, c.get('staff'), email)
    const text = `The invitation of ${email} is withdrawn: its links no longer work.`
    return seeOther(ACCOUNTS, { flash: { tone: 'success', text } })
  })
}
