import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RequestContext } from '../../http/request-context.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { config } from '../../settings/config.ts'
import { seeOther } from '../session/answer.ts'
import { askAuth } from '../session/ask-auth.ts'
import { fieldsOf, MAX_FORM_BYTES } from '../session/fields.ts'
import { fromElsewhere } from '../session/refusals.ts'
import { postCode } from './post-code.ts'
import { postSetUp } from './post-set-up.ts'
import { postSignIn } from './post-sign-in.ts'

/** The forms of signing in, under /api/staff-access; each is answered by 303. */
export const staffAccess = new Hono<{ Bindings: RequestContext }>()

staffAccess.use(bodyLimit({ maxSize: MAX_FORM_BYTES }))
staffAccess.use(async (c, next) => {
  if (c.req.method !== 'POST') return c.redirect('/admin/sign-in', 303)
  if (!isSameOrigin(c.req.raw, config().siteUrl)) {
    return fromElsewhere()
  }
  await next()
})
staffAccess.post('/sign-in', async (c) => postSignIn(await fieldsOf(c.req), c.req.raw, c.env))
staffAccess.post('/code', async (c) => postCode(await fieldsOf(c.req), c.req.raw, c.env))
staffAccess.post('/set-up', async (c) => postSetUp(await fieldsOf(c.req), c.req.raw, c.env))
staffAccess.post('/sign-out', async (c) => {
  const answer = await askAuth('/sign-out', c.req.raw, c.env, '{}')
  return seeOther('/admin/sign-in', {
    cookies: answer.headers.getSetCookie(),
    flash: answer.ok
      ? { tone: 'success', text: 'You have signed out.' }
      : { tone: 'problem', text: 'You could not be signed out at this moment. Please try again.' },
  })
})
