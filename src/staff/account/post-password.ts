import type { Context } from 'hono'
import { recordAudit } from '../../../db/staff/audit.ts'
import { voidBegun } from '../../../db/staff/void-begun.ts'
import { services } from '../../http/services.ts'
import { seeOther } from '../session/answer.ts'
import { staffAuth } from '../session/auth.ts'
import type { Fields } from '../session/fields.ts'
import { newPasswordProblem } from '../session/new-password-problem.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { withPassword } from './with-password.ts'

/** Changes the password, and signs out everywhere else. */
export async function postPassword(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const { current_password: currentPassword = '', new_password: newPassword = '' } = fields
  const back = (errors: Fields) =>
    seeOther('/admin/account', { flash: { tone: 'problem', errors } })
  const { name, email } = c.get('staff')
  const weak = await newPasswordProblem(newPassword, [name, email])
  if (!currentPassword || weak) {
    return back({
      ...(!currentPassword && { current_password: 'Please enter your current password.' }),
      ...(weak && { new_password: weak }),
    })
  }
  const { api } = await staffAuth()
  const checked = await withPassword(c, (headers) =>
    api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers,
      asResponse: true,
    }),
  )
  if ('problem' in checked) return back({ current_password: checked.problem })
  const { db } = services()
  await voidBegun(db, c.get('staff').id)
  await recordAudit(db, { staff: c.get('staff'), action: 'password-changed' })
  return seeOther('/admin/account', {
    cookies: checked.answer.headers.getSetCookie(),
    flash: {
      tone: 'success',
      text: 'Your password is changed, and you are signed out everywhere else.',
    },
  })
}
