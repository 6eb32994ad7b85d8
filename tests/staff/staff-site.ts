import { hashPassword } from 'better-auth/crypto'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { isPostgres, openDatabase } from '../../db/open.ts'
import { insertStaff, type StaffMember } from '../../db/staff/staff.ts'
import { crossSite } from '../../src/http/cross-site.ts'
import { openAuth } from '../../src/staff/session/open-auth.ts'
import { sessionOf } from '../../src/staff/session/session.ts'
import { staffAccess } from '../../src/staff/sign-in/access-routes.ts'
import { authApi, refuseCrossSiteCall } from '../../src/staff/sign-in/auth-routes.ts'
import type { TestDatabase } from '../servers/databases.ts'
import { TEST_AUTH_SECRET } from '../tools/auth-secret.ts'

export const SITE = 'http://127.0.0.1:3000'
/** Where requests to routes without a server come from. */
export const VISITOR = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }
export const PASSWORD = 'three tides and a half'

/** The sign-in library on a test's database, as one web process has it. */
export function authOn({ url, db }: TestDatabase, secret = TEST_AUTH_SECRET) {
  const settings = { isPostgres: isPostgres(url), siteUrl: SITE, siteName: 'Test Marine', secret }
  return openAuth({ ...settings, db, log: () => {} })
}

/** The same on a connection of its own, as another web process has it. */
export function anotherProcess(database: TestDatabase) {
  const db = openDatabase(database.url)
  onTestFinished(() => db.destroy())
  return authOn({ ...database, db })
}

/**
 * Makes a test's database the one that the routes of sign-in work on, as in a web process.
 * @returns What sends them requests.
 */
export function staffSite(database: TestDatabase) {
  const process = globalThis as { fayerweatherServices?: unknown; fayerweatherAuth?: unknown }
  const before = { ...process }
  process.fayerweatherServices = { db: database.db }
  process.fayerweatherAuth = Promise.resolve(authOn(database))
  onTestFinished(() => {
    process.fayerweatherServices = before.fayerweatherServices
    process.fayerweatherAuth = before.fayerweatherAuth
  })
  const routes = new Hono()
    .use(crossSite(SITE, refuseCrossSiteCall))
    .route('/api/staff-access', staffAccess)
    .route('/api/auth', authApi)
  return {
    /** Posts a form to /api/staff-access. */
    async post(path: string, fields: Record<string, string>, headers: HeadersInit = {}) {
      const init = { method: 'POST', body: new URLSearchParams(fields), headers }
      return routes.fetch(new Request(`${SITE}/api/staff-access${path}`, init), VISITOR)
    },
    /** Posts JSON to /api/staff-access. */
    async postJson(path: string, body: object, headers: Record<string, string> = {}) {
      const init = { method: 'POST', body: JSON.stringify(body) }
      const request = { ...init, headers: { 'content-type': 'application/json', ...headers } }
      return routes.fetch(new Request(`${SITE}/api/staff-access${path}`, request), VISITOR)
    },
    /** Asks /api/auth. */
    async auth(path: string, body?: object, headers: HeadersInit = {}) {
      const url = `${SITE}/api/auth${path}`
      const init = body && { method: 'POST', body: JSON.stringify(body) }
      const request = { ...init, headers: { origin: SITE, ...headers } as HeadersInit }
      return routes.fetch(new Request(url, request), VISITOR)
    },
  }
}

let hashed: Promise<string> | undefined

/** An account with the password of all tests. */
export async function makeStaff(
  { db }: Pick<TestDatabase, 'db'>,
  email = 'anna@agency.example',
  role: StaffMember['role'] = 'owner',
): Promise<StaffMember> {
  // It is made to be slow: once is enough for all accounts.
  hashed ??= hashPassword(PASSWORD)
  const passwordHash = await hashed
  const account = { name: 'Anna Fowler', email, role, passwordHash }
  const member = await db.transaction().execute((tx) => insertStaff(tx, account))
  if (!member) throw new Error(`${email} has an account already`)
  return member
}

/** What a browser sends back of the cookies that an answer set. */
export function cookiesOf(answer: Response): Headers {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return new Headers({ cookie: pairs.join('; ') })
}

/**
 * Signs somebody in who has the password of all tests.
 * @param site Its address.
 * @returns The cookies of the session.
 */
export async function signInOver(site: string, email: string): Promise<string> {
  const answer = await fetch(`${site}/api/staff-access/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email, password: PASSWORD }),
    redirect: 'manual',
  })
  const cookie = cookiesOf(answer).get('cookie') ?? ''
  if (!cookie.includes('session_token=')) throw new Error(`No sign-in: ${answer.status}`)
  return cookie
}

/** Whom cookies sign in, for one web process. */
export async function whoIs(headers: Headers, auth: ReturnType<typeof authOn>) {
  return (await sessionOf(headers, () => auth))?.staff.email
}
