import { createMiddleware } from 'hono/factory'
import { log } from '../../http/log.ts'
import { databaseUnavailable, notSignedIn } from './refusals.ts'
import { type SignedIn, sessionOf } from './session.ts'
import { isSessionCookie } from './session-cookie.ts'
import type { StaffEnv } from './staff-env.ts'

/** Refuses whoever is not signed in; the routes below know who is (`c.get('staff')`). */
export const signedInOnly = createMiddleware<StaffEnv>(async (c, next) => {
  let session: SignedIn | undefined
  try {
    session = await sessionOf(c.req.raw.headers)
  } catch (err) {
    log.error({ err }, 'a session could not be read')
    return databaseUnavailable()
  }
  if (!session) return notSignedIn()
  c.set('staff', session.staff)
  c.set('sessionId', session.sessionId)
  await next()
  // What a browser may keep, it must still ask for again: that is the route's to say.
  if (c.res.headers.get('cache-control') !== 'private, no-cache') {
    c.header('cache-control', 'no-store')
  }
  // A route that began another session has said so itself.
  if (c.res.headers.getSetCookie().some(isSessionCookie)) return
  for (const line of session.cookies) c.header('set-cookie', line, { append: true })
})
