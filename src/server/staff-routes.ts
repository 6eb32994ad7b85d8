import { Hono } from 'hono'
import { log } from '../http/log.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { config } from '../settings/config.ts'
import { accountApi } from '../staff/account/serve.ts'
import { openingApi } from '../staff/dashboard/serve-opening.ts'
import { importApi } from '../staff/imports/serve-import.ts'
import { newsletterApi } from '../staff/newsletter/serve.ts'
import { databaseAway, fromElsewhere, notSignedIn } from '../staff/session/refusals.ts'
import { sessionOf } from '../staff/session/session.ts'
import { isSessionCookie } from '../staff/session/session-cookie.ts'
import type { StaffEnv } from '../staff/session/staff-env.ts'

/**
 * Everything under /api/staff: whoever gets to a route is signed in (`c.get('staff')`), and what
 * changes something was sent by a page of this site. A form is answered by 303.
 */
export const staffApi = new Hono<StaffEnv>()

staffApi.use(async (c, next) => {
  const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
  if (isChange && !isSameOrigin(c.req.raw, config().siteUrl)) {
    return fromElsewhere()
  }
  const session = await sessionOf(c.req.raw.headers).catch((err) => {
    log.error({ err }, 'a session could not be read')
    return 'away' as const
  })
  if (session === 'away') return databaseAway()
  if (!session) return notSignedIn()
  c.set('staff', session.staff)
  c.set('sessionId', session.sessionId)
  await next()
  c.header('cache-control', 'no-store')
  // A route that began another session has said so itself.
  if (c.res.headers.getSetCookie().some(isSessionCookie)) return
  for (const line of session.cookies) c.header('set-cookie', line, { append: true })
})
staffApi.route('/account', accountApi)
staffApi.route('/import', importApi)
staffApi.route('/opening', openingApi)
staffApi.route('/', newsletterApi)
