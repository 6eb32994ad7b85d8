import { createMiddleware } from 'hono/factory'
import { isSameOrigin } from '../../http/cross-site.ts'
import { log } from '../../http/log.ts'
import type { SiteEnv } from '../../http/site-env.ts'
import { config } from '../../settings/config.ts'
import { isSessionCookie } from './auth-requests.ts'
import { isOfAnother } from './author.ts'
import { pendingForm } from './pending-form.ts'
import { may, type Permission } from './permissions.ts'
import {
  databaseUnavailable,
  notAllowed,
  notSignedIn,
  refuseCrossSiteStaffForm,
  typedByAnother,
} from './refusals.ts'
import { type SignedIn, type StaffMember, sessionOf } from './session.ts'

/**
 * Refuses requests without a session; the routes below get the member of staff from
 * `c.get('staff')`.
 */
export const signedInOnly = createMiddleware<StaffEnv>(async (c, next) => {
  let session: SignedIn | undefined
  try {
    session = await sessionOf(c.req.raw.headers)
  } catch (err) {
    log.error({ err }, 'a session could not be read')
    return databaseUnavailable(await pendingForm(c))
  }
  if (!session) return notSignedIn(await pendingForm(c))
  if (isOfAnother(c, session.staff.id)) return typedByAnother()
  c.set('staff', session.staff)
  c.set('sessionId', session.sessionId)
  await next()
  // A route that names no permission answers nobody.
  if (!c.get('permission') && c.res.status !== 404) c.res = notAllowed()
  // A route may let the browser cache its answer, if the browser revalidates it every time.
  if (c.res.headers.get('cache-control') !== 'private, no-cache') {
    c.header('cache-control', 'no-store')
  }
  // A route that started another session has set its own cookie.
  if (c.res.headers.getSetCookie().some(isSessionCookie)) return
  for (const line of session.cookies) c.header('set-cookie', line, { append: true })
})

/**
 * Refuses staff whose role may not do something. Every route under /api/staff has it before its
 * handler: `api.post('/erase', allow('subscribers'), …)`, or `api.use(allow('account'))` for all.
 */
export function allow(permission: Permission) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    c.set('permission', permission)
    return may(c.get('staff'), permission) ? next() : notAllowed(permission)
  })
}

/**
 * Refuses requests that another website makes a browser send, reading ones too: for exports, so that a
 * link elsewhere cannot put everybody's data on this computer.
 */
export const sameSiteOnly = createMiddleware<StaffEnv>(async (c, next) =>
  isSameOrigin(c.req.raw.headers, config().siteUrl) ? next() : refuseCrossSiteStaffForm(),
)

/** What a route under /api/staff knows: the request, and who is signed in. */
export interface StaffEnv extends SiteEnv {
  Variables: {
    staff: StaffMember
    sessionId: string
    /** What the route is for, once it was found to be allowed. */
    permission?: Permission
  }
}
