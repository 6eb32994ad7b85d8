import { Hono } from 'hono'
import { importApi } from '../admin/serve-import.ts'
import { openingApi } from '../admin/serve-opening.ts'
import { isSameOrigin } from '../attachments/same-origin.ts'
import { config } from '../config.ts'
import { newsletterApi } from '../newsletter/staff-api.ts'
import { log } from '../server/log.ts'
import type { RequestContext } from '../server/request-context.ts'
import { accountApi } from './account/serve.ts'
import { databaseAway, fromElsewhere, notSignedIn } from './refusals.ts'
import { type StaffMember, sessionOf } from './session.ts'
import { isSessionCookie } from './session-cookie.ts'

export interface StaffEnv {
  Bindings: RequestContext
  Variables: { staff: StaffMember; sessionId: string }
}

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
