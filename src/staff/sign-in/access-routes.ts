import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitBody } from '../../http/limit-body.ts'
import { refuseMethod } from '../../http/method-not-allowed.ts'
import { isOverPlainHttp } from '../../http/plain-http.ts'
import type { SiteEnv } from '../../http/site-env.ts'
import { config } from '../../settings/config.ts'
import { seeOther } from '../session/answer.ts'
import { callAuth } from '../session/call-auth.ts'
import { fieldsOf, MAX_FORM_BYTES } from '../session/fields.ts'
import { refusePlainHttp } from '../session/refusals.ts'
import { handleCode } from './handle-code.ts'
import { handleForgotPassword } from './handle-forgot-password.ts'
import { handleNewPassword } from './handle-new-password.ts'
import { handlePasskey, offerPasskey } from './handle-passkey.ts'
import { handleSetUp } from './handle-set-up.ts'
import { handleSignIn } from './handle-sign-in.ts'

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
