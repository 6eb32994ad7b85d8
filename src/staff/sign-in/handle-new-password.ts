import type { Db } from '../../../db/open.ts'
import { listPasskeys } from '../../../db/staff/passkeys.ts'
import { findPasswordLink, resetPassword } from '../../../db/staff/password-links.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { seeOther } from '../session/answer.ts'
import type { Fields } from '../session/fields.ts'
import type { Flash } from '../session/flash.ts'
import { UNAVAILABLE } from '../session/messages.ts'
import { newPasswordProblem } from '../session/new-password-problem.ts'
import { hashPassword } from '../session/password-hash.ts'

/** Handles the form behind a link for a new password. It signs nobody in: the second factor stays. */
export async function handleNewPassword({ token = '', password = '' }: Fields): Promise<Response> {
  const page = `/admin/new-password?token=${encodeURIComponent(token)}`
  const again = (flash: Omit<Flash, 'tone'>) =>
    seeOther(page, { flash: { tone: 'problem', ...flash } })
  const { db } = services()
  try {
    // A hash is expensive: not for a link that is not valid.
    const link = await findPasswordLink(db, token)
    if (!link) return seeOther(page)
    const weak = await newPasswordProblem(password, [link.name, link.email])
    if (weak) return again({ errors: { password: weak } })
    const member = await resetPassword(db, token, await hashPassword(password))
    if (!member) return seeOther(page)
    return seeOther('/admin/sign-in', {
      flash: {
        tone: 'success',
        text: `Your password is changed. Sign in with it.${await passkeysOf(db, member.id)}`,
        values: { email: member.email },
      },
    })
  } catch (err) {
    log.error({ err }, 'a password could not be set')
    return again({ text: UNAVAILABLE })
  }
}

/** They still sign in: one may belong to whoever had the password. */
async function passkeysOf(db: Db, staffId: string): Promise<string> {
  const passkeys = await listPasskeys(db, staffId)
  return passkeys.length > 0
    ? ' Your passkeys still work, too: remove those that you do not know.'
    : ''
}
