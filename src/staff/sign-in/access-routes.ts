import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Db } from '../../../db/open.ts'
import { listPasskeys } from '../../../db/staff/passkeys.ts'
import {
  askForPasswordLink,
  findPasswordLink,
  PASSWORD_LINK_MINUTES,
  resetPassword,
} from '../../../db/staff/password-links.ts'
import { countTry } from '../../../db/staff/sign-in-tries.ts'
import { findInvitation } from '../../../db/staff/staff-invitations.ts'
import { addressGroup, addressOf } from '../../http/client-address.ts'
import { limitBody } from '../../http/limit-body.ts'
import { log } from '../../http/log.ts'
import { refuseMethod } from '../../http/method-not-allowed.ts'
import { isOverPlainHttp } from '../../http/plain-http.ts'
import { services } from '../../http/services.ts'
import type { RequestContext, SiteEnv } from '../../http/site-env.ts'
import { ACCOUNT_EMAIL } from '../../settings/accounts.ts'
import { config } from '../../settings/config.ts'
import { arrival, codePath, destination, signInPath } from '../session/addresses.ts'
import { callAuth } from '../session/call-auth.ts'
import type { Flash } from '../session/flash.ts'
import { hashPassword, newPasswordProblem } from '../session/passwords.ts'
import { refusePlainHttp } from '../session/refusals.ts'
import {
  type Fields,
  fieldsOf,
  MAX_FORM_BYTES,
  seeOther,
  tooManyTries,
  UNAVAILABLE,
} from '../session/staff-form.ts'
import { handlePasskey, handleSignIn, offerPasskey } from './handle-sign-in.ts'
import { makeInvitedAccount } from './make-account.ts'

const MAX_LENGTH = 200

/** Handles the form of the set-up page: creates the account and signs it in. */
async function handleSetUp(fields: Fields, context: RequestContext): Promise<Response> {
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

/** Handles the form behind a link for a new password. It signs nobody in: the second factor stays. */
async function handleNewPassword({ token = '', password = '' }: Fields): Promise<Response> {
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

const APP_CODE = /^\d{6}$/
const BACKUP_CODE = /^([\da-z]{5})([\da-z]{5})$/i

const WRONG =
  'This code is not right, or it has been used. Please enter the one your app shows now.'
const LOCKED = 'That was too many wrong codes. You can try again in 15 minutes.'
const TOO_LATE = 'That took too long, or too many codes were wrong. Please sign in again.'
const UNREADABLE =
  'Codes cannot be checked right now. Try again in a minute; if it stays like this, ask whoever runs this website for a new account.'

/** Handles the second step of signing in: a code from the app or a backup code. */
async function handleCode(fields: Fields, context: RequestContext): Promise<Response> {
  const to = destination(fields.to)
  const again = (flash: Omit<Flash, 'tone'>) =>
    seeOther(codePath(to), { flash: { tone: 'problem', ...flash } })
  const code = codeIn(fields.code)
  if (!code) return again({ errors: { code: 'Please enter a code.' } })
  const call = APP_CODE.test(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code'
  const answer = await callAuth(call, context, JSON.stringify({ code }))
  if (answer.ok) {
    const { user } = await answer.json()
    return seeOther(arrival(to, user), { cookies: answer.headers.getSetCookie() })
  }
  if (answer.status >= 500) return again({ text: UNREADABLE })
  if (answer.status === 429) return again({ text: LOCKED })
  const { code: reason } = await answer.json()
  if (reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE') {
    return again({ errors: { code: WRONG } })
  }
  return seeOther(signInPath(to), { flash: { tone: 'problem', text: TOO_LATE } })
}

/** A code as it was made, however somebody copies it from paper or an app: without its dash, or with spaces. */
function codeIn(typed = ''): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').replace(BACKUP_CODE, '$1-$2')
}

const FORGOT_PASSWORD = '/admin/forgot-password'
const EMAIL = /^[^@\s]+@[^@\s]+$/
const ASKED = `If this address has an account, an email with a link is on its way. The link works for ${PASSWORD_LINK_MINUTES} minutes. If nothing comes, ask whoever runs this website.`

/** Handles the form for a forgotten password: one answer, whether or not there is an account. */
async function handleForgotPassword(fields: Fields, context: RequestContext): Promise<Response> {
  const email = fields.email?.trim() ?? ''
  const again = (flash: Omit<Flash, 'tone'>) =>
    seeOther(FORGOT_PASSWORD, { flash: { tone: 'problem', values: { email }, ...flash } })
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
  return seeOther(FORGOT_PASSWORD, { flash: { tone: 'success', text: ASKED } })
}

/** The sign-in forms, under /api/staff-access; each is answered with a 303 redirect, but for passkeys: JSON. */
export const staffAccess = new Hono<SiteEnv>()

staffAccess.use(methodNotAllowed({ app: staffAccess, onMethodNotAllowed: refuseMethod }))
staffAccess.use(limitBody(MAX_FORM_BYTES))
staffAccess.use(async (c, next) =>
  isOverPlainHttp(c.req.raw.headers, config().siteUrl) ? refusePlainHttp() : next(),
)
staffAccess.post('/sign-in', async (c) => handleSignIn(await fieldsOf(c.req), c))
staffAccess.post('/code', async (c) => handleCode(await fieldsOf(c.req), c))
staffAccess.post('/passkey/options', (c) => offerPasskey(c))
staffAccess.post('/passkey', async (c) => handlePasskey(await c.req.json().catch(() => ({})), c))
staffAccess.post('/set-up', async (c) => handleSetUp(await fieldsOf(c.req), c))
staffAccess.post('/forgot-password', async (c) => handleForgotPassword(await fieldsOf(c.req), c))
staffAccess.post('/new-password', async (c) => handleNewPassword(await fieldsOf(c.req)))
staffAccess.post('/sign-out', async (c) => {
  const answer = await callAuth('/sign-out', c, '{}')
  return seeOther('/admin/sign-in', {
    cookies: answer.headers.getSetCookie(),
    flash: answer.ok
      ? { tone: 'success', text: 'You have signed out.' }
      : { tone: 'problem', text: 'You could not be signed out right now. Please try again.' },
  })
})
staffAccess.get('*', (c) => c.redirect('/admin/sign-in', 303))
