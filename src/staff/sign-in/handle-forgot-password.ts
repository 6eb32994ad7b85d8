import { askForPasswordLink, PASSWORD_LINK_MINUTES } from '../../../db/staff/password-links.ts'
import { countTry } from '../../../db/staff/sign-in-tries.ts'
import { addressGroup } from '../../http/client-address.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import type { RequestContext } from '../../http/site-env.ts'
import { addressOf } from '../../http/visitor-address.ts'
import { seeOther } from '../session/answer.ts'
import type { Fields } from '../session/fields.ts'
import type { Flash } from '../session/flash.ts'
import { tooManyTries, UNAVAILABLE } from '../session/messages.ts'

const PAGE = '/admin/forgot-password'
const EMAIL = /^[^@\s]+@[^@\s]+$/
const ASKED = `If this address has an account, an email with a link is on its way. The link works for ${PASSWORD_LINK_MINUTES} minutes. If nothing comes, ask whoever runs this website.`

/** Handles the form for a forgotten password: one answer, whether or not there is an account. */
export async function handleForgotPassword(
  fields: Fields,
  context: RequestContext,
): Promise<Response> {
  const email = fields.email?.trim() ?? ''
  const again = (flash: Omit<Flash, 'tone'>) =>
    seeOther(PAGE, { flash: { tone: 'problem', values: { email }, ...flash } })
  if (email === '') return again({ errors: { email: 'Please enter your email address.' } })
  if (!EMAIL.test(email)) return again({ errors: { email: 'Please enter a valid email address.' } })
  const { db } = services()
  try {
    // Apart from tries to sign in: whoever asks for a link has tried too often already.
    const freeAt = await countTry(db, `link ${addressGroup(addressOf(context))}`)
    if (freeAt) return again({ text: tooManyTries(freeAt) })
    await askForPasswordLink(db, email)
  } catch (err) {
    log.error({ err }, 'a link for a new password could not be promised')
    return again({ text: UNAVAILABLE })
  }
  return seeOther(PAGE, { flash: { tone: 'success', text: ASKED } })
}
