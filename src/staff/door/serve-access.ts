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
import { postCode } from './post-code.ts'
import { postForgotPassword } from './post-forgot-password.ts'
import { postNewPassword } from './post-new-password.ts'
import { offerPasskey, postPasskey } from './post-passkey.ts'
import { postSetUp } from './post-set-up.ts'
import { postSignIn } from './post-sign-in.ts'

/** The sign-in forms, under /api/staff-access; each is answered with a 303 redirect, but for passkeys: JSON. */
export const staffAccess = new Hono<SiteEnv>()

staffAccess.use(methodNotAllowed({ app: staffAccess, onMethodNotAllowed: refuseMethod }))
staffAccess.use(limitBody(MAX_FORM_BYTES))
staffAccess.use(async (c, next) =>
  isOverPlainHttp(c.req.raw.headers, config().siteUrl) ? refusePlainHttp() : next(),
)
staffAccess.post('/sign-in', async (c) => postSignIn(await fieldsOf(c.req), c))
staffAccess.post('/code', async (c) => postCode(await fieldsOf(c.req), c))
staffAccess.post('/passkey/options', (c) => offerPasskey(c))
staffAccess.post('/passkey', async (c) => postPasskey(await c.req.json().catch(() => ({})), c))
staffAccess.post('/set-up', async (c) => postSetUp(await fieldsOf(c.req), c))
staffAccess.post('/forgot-password', async (c) => postForgotPassword(await fieldsOf(c.req), c))
staffAccess.post('/new-password', async (c) => postNewPassword(await fieldsOf(c.req)))
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
