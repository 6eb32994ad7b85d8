import { findInvitation } from '../../../db/staff/staff-invitations.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import type { RequestContext } from '../../http/site-env.ts'
import { ACCOUNT_EMAIL } from '../../settings/account-email.ts'
import { seeOther } from '../session/answer.ts'
import type { Fields } from '../session/fields.ts'
import { UNAVAILABLE } from '../session/messages.ts'
import { newPasswordProblem } from '../session/new-password-problem.ts'
import { handleSignIn } from './handle-sign-in.ts'
import { makeInvitedAccount } from './make-account.ts'

const MAX_LENGTH = 200

/** Handles the form of the set-up page: creates the account and signs it in. */
export async function handleSetUp(fields: Fields, context: RequestContext): Promise<Response> {
  const { token = '', password = '' } = fields
  const name = (fields.name ?? '').trim()
  const path = `/admin/set-up?token=${encodeURIComponent(token)}`
  const { db } = services()
  try {
    const invitation = await findInvitation(db, token)
    if (!invitation) return seeOther(path)
    const email = invitation.email ?? fields.email?.trim() ?? ''
    const errors = await problemsOf({ name, email, password })
    if (Object.keys(errors).length > 0) {
      return seeOther(path, { flash: { tone: 'problem', errors, values: { name, email } } })
    }
    const member = await makeInvitedAccount(db, token, { name, email, password })
    if (!member) return seeOther(path)
    return handleSignIn({ email: member.email, password }, context)
  } catch (err) {
    log.error({ err }, 'an account could not be created')
    const values = { name, email: fields.email ?? '' }
    const text = UNAVAILABLE
    return seeOther(path, { flash: { tone: 'problem', text, values } })
  }
}

async function problemsOf({ name = '', email = '', password = '' }: Fields): Promise<Fields> {
  const weak = await newPasswordProblem(password, [name, email])
  return {
    ...(!name && { name: 'Please enter your name.' }),
    ...(name.length > MAX_LENGTH && { name: 'Please shorten your name.' }),
    ...((!ACCOUNT_EMAIL.test(email) || email.length > MAX_LENGTH) && {
      email: 'Please enter a valid email address.',
    }),
    ...(weak && { password: weak }),
  }
}
