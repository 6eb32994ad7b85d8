import { Hono } from 'hono'
import { crossSite } from '../../src/http/cross-site.ts'
import type { RerenderedPage } from '../../src/http/rerender.ts'
import { staffRoutes } from '../../src/server/routes/staff.ts'
import { refuseCrossSiteStaffForm } from '../../src/staff/session/refusals.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { spoolFolder } from '../../src/storage/spool.ts'
import type { TestDatabase } from '../servers/databases.ts'
import { authOn, cookiesOf, makeStaff, PASSWORD, SITE, staffSite, VISITOR } from './staff-site.ts'

/**
 * The routes under /api/staff on a test's database and store, and somebody who is signed in. A page
 * that is the answer to a form is answered as JSON.
 */
export async function openDesk(database: TestDatabase, store: ObjectStore) {
  staffSite(database)
  const process = globalThis as { fayerweatherServices?: object }
  process.fayerweatherServices = {
    ...process.fayerweatherServices,
    store,
    spoolFolder: spoolFolder(database),
    report: () => {},
  }
  const staff = await makeStaff(database)
  const signedIn = await authOn(database).api.signInEmail({
    body: { email: staff.email, password: PASSWORD },
    asResponse: true,
  })
  const cookie = cookiesOf(signedIn).get('cookie') ?? ''
  const routes = new Hono().use(crossSite(SITE, refuseCrossSiteStaffForm)).route(
    '/api/staff',
    staffRoutes({
      routes: new Hono(),
      async orInPlace(_, answer: Response | RerenderedPage) {
        return answer instanceof Response
          ? answer
          : Response.json(answer, { status: answer.status })
      },
    }),
  )
  const ask = (path: string, init: RequestInit, headers: HeadersInit = { cookie }) =>
    Promise.resolve(
      routes.fetch(new Request(`${SITE}/api/staff${path}`, { ...init, headers }), VISITOR),
    )
  return {
    staff,
    cookie,
    get: (path: string, headers?: HeadersInit) => ask(path, {}, headers),
    post: (path: string, fields: Record<string, string> = {}, headers?: HeadersInit) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }, headers),
    /** A form with files. */
    postForm: (path: string, body: FormData) => ask(path, { method: 'POST', body }),
    postJson: (path: string, body: unknown) =>
      ask(
        path,
        { method: 'POST', body: JSON.stringify(body) },
        { cookie, 'content-type': 'application/json' },
      ),
  }
}
