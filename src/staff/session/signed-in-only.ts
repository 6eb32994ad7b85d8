import { createMiddleware } from 'hono/factory'
import { log } from '../../http/log.ts'
import { isOfAnother } from './author.ts'
import { pendingForm } from './pending-form.ts'
import { databaseUnavailable, notAllowed, notSignedIn, typedByAnother } from './refusals.ts'
import { type SignedIn, sessionOf } from './session.ts'
import { isSessionCookie } from './session-cookie.ts'
import type { StaffEnv } from './staff-env.ts'

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
