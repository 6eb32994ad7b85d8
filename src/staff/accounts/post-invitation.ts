import type { Context } from 'hono'
import { inviteByMail, withdrawInvitation } from '../../../db/staff/invite.ts'
import { isStaffRole } from '../../../db/staff/staff-roles.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { seeOther } from '../session/answer.ts'
import type { Fields } from '../session/fields.ts'
import { setUpAddress } from '../session/link-addresses.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { ACCOUNTS, orUnchanged } from './or-unchanged.ts'

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const MAX_LENGTH = 200

/** Invites an address, and shows the link that it is also mailed. */
export async function postInvitation(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const email = fields.email?.trim() ?? ''
  const role = fields.role ?? ''
  const again = (error: string) =>
    seeOther(ACCOUNTS, {
      flash: { tone: 'problem', errors: { email: error }, values: { email, role } },
    })
  if (!EMAIL.test(email) || email.length > MAX_LENGTH || !isStaffRole(role)) {
    return again('Please enter a valid email address, and choose a role.')
  }
  return orUnchanged(ACCOUNTS, async () => {
    const token = await inviteByMail(services().db, c.get('staff'), { email, role })
    if (!token) return again('This address has an account already.')
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
