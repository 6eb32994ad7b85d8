import { recordAudit } from '../../../db/staff/audit.ts'
import { countTry, forgetTries } from '../../../db/staff/sign-in-tries.ts'
import { addressGroup, addressOf } from '../../http/client-address.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import type { RequestContext } from '../../http/site-env.ts'
import { staffAuth } from './auth.ts'
import {
  hasSessionCookie,
  headersWithAddress,
  sessionCookieOf,
  withoutTrust,
} from './auth-requests.ts'
import { authorCookie, noAuthor } from './author.ts'
import { isFailedTry, recordFailedTry, spendCodeOfStep } from './failed-tries.ts'
import type { StaffAuth } from './open-auth.ts'
import { BUSY_S, checkInTurn, knownBrowserCookie } from './password-turn.ts'
import { staffOf } from './session.ts'

/** The endpoints of the sign-in library that are exposed, and how each is called. */
export const AUTH_CALLS = {
  '/get-session': 'GET',
  '/sign-in/email': 'POST',
  '/sign-out': 'POST',
  '/two-factor/verify-totp': 'POST',
  '/two-factor/verify-backup-code': 'POST',
} as const

/** Those that only our own routes call, which say less to the browser. */
const INNER_CALLS = {
  '/passkey/generate-authenticate-options': 'GET',
  '/passkey/verify-authentication': 'POST',
} as const

/** What a browser may say in a call: the library has options that the site does not offer, as to trust a device. */
const TAKEN: Partial<Record<AuthCall, readonly string[]>> = {
  '/sign-in/email': ['email', 'password'],
  '/sign-out': [],
  '/two-factor/verify-totp': ['code'],
  '/two-factor/verify-backup-code': ['code'],
}

const METHODS = { ...AUTH_CALLS, ...INNER_CALLS }

export type AuthCall = keyof typeof METHODS

/** The calls that are limited per network address, and under which name they are counted. */
const COUNTED: Partial<Record<AuthCall, (group: string) => string>> = {
  '/sign-in/email': (group) => group,
  '/passkey/verify-authentication': (group) => group,
  // Each writes a row: apart from tries, since somebody may close the browser's window and ask again.
  '/passkey/generate-authenticate-options': challengesOf,
}

/**
 * Calls the sign-in library like its HTTP handler, on behalf of a request: counts failed attempts
 * per network address and records successful ones.
 * @param body JSON text.
 * @returns The library's response; 429 with `retry-after` after too many attempts, or while too many
 * wait for their turn; 503 if the database is unavailable.
 */
export async function callAuth(
  call: AuthCall,
  context: RequestContext,
  body?: string,
): Promise<Response> {
  // Without a session there is no need to load the library.
  if (call === '/get-session' && !hasSessionCookie(context.req.raw.headers))
    return Response.json(null)
  try {
    return await (COUNTED[call] ? counted : forward)(call, context, body)
  } catch (err) {
    log.error({ err }, 'a sign-in request failed')
    return problem(503, 'Sign-in does not work right now.')
  }
}

type Forward = typeof callAuth

const counted: Forward = async (call, context, body) => {
  const group = addressGroup(addressOf(context))
  const freeAt = await countTry(services().db, COUNTED[call]?.(group) ?? group)
  if (freeAt) return tooMany(Math.ceil((freeAt.getTime() - Date.now()) / 1000))
  if (call !== '/sign-in/email') return forward(call, context, body)
  const { headers } = context.req.raw
  const ask = () => forward(call, context, body)
  return (await checkInTurn(services().db, headers, emailIn(body), ask)) ?? tooMany(BUSY_S)
}

function emailIn(body = ''): string {
  try {
    const { email } = JSON.parse(body)
    return typeof email === 'string' ? email : ''
  } catch {
    // The library refuses it.
    return ''
  }
}

/** What is no object of JSON goes on as it is: the library refuses it. */
function taken(call: AuthCall, body: string): string {
  const names = TAKEN[call]
  if (!names) return body
  try {
    const said = Object.entries(JSON.parse(body)).filter(([name]) => names.includes(name))
    return JSON.stringify(Object.fromEntries(said))
  } catch {
    return body
  }
}

function tooMany(seconds: number): Response {
  const headers = { 'retry-after': `${Math.max(1, seconds)}` }
  return problem(429, 'Too many tries.', { headers })
}

const forward: Forward = async (call, context, body) => {
  const { db } = services()
  const request = context.req.raw
  const address = addressOf(context)
  const headers = headersWithAddress(request.headers, address)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  const cookies = headers.get('cookie')
  if (cookies) headers.set('cookie', withoutTrust(cookies))
  const leaving = call === '/sign-out' ? await staffOf(headers) : undefined
  const auth = await staffAuth()
  const url = new URL(`/api/auth${call}`, request.url)
  // The origin is already checked. The library would reject a request without this header, or with
  // the https of a proxy, like a wrong password.
  headers.set('origin', url.origin)
  const said = body && taken(call, body)
  if (call === '/two-factor/verify-totp' && !(await spendCodeOfStep(db, headers, body))) {
    await recordFailedTry(db, { call, address, headers, body, isUsed: true })
    return problem(401, 'The code has been used.', { code: 'INVALID_CODE' })
  }
  const answer = await auth.handler(
    new Request(url, { method: METHODS[call], headers, body: said }),
  )
  if (answer.status >= 500) return problem(503, 'Sign-in does not work right now.')
  if (call === '/sign-out' && answer.ok) answer.headers.append('set-cookie', noAuthor())
  if (leaving) await recordAudit(db, { staff: leaving, action: 'sign-out' })
  const arrived = call === '/get-session' ? undefined : await signedIn(answer)
  if (arrived) {
    await endFormerSession(auth, headers, answer)
    await forgetTries(db, addressGroup(address))
    await forgetTries(db, challengesOf(addressGroup(address)))
    await recordAudit(db, {
      staff: arrived,
      action: 'sign-in',
      about: call,
      details: { address },
    })
    answer.headers.append('set-cookie', knownBrowserCookie(arrived.email))
    answer.headers.append('set-cookie', authorCookie(arrived.id))
  } else if (await isFailedTry(call, answer)) {
    await recordFailedTry(db, { call, address, headers, body })
  }
  return answer
}

/** Whoever signs in again with the same browser leaves no session behind that nobody holds. */
async function endFormerSession(auth: StaffAuth, headers: Headers, answer: Response) {
  const former = sessionCookieOf(headers.get('cookie') ?? '')
  const present = answer.headers.getSetCookie().map(sessionCookieOf).find(Boolean)
  if (!former || !present || former === present) return
  // A cookie that is none of ours must not keep anybody out.
  await auth.api.signOut({ headers }).catch(() => {})
}

/** The user whom a response signs in; with a second factor, the password alone signs in nobody. */
async function signedIn(answer: Response): Promise<{ id: string; email: string } | undefined> {
  if (!answer.ok) return undefined
  const { token, session, user } = (await answer.clone().json()) ?? {}
  return token || session ? user : undefined
}

function challengesOf(group: string): string {
  return `passkey ${group}`
}

function problem(
  status: number,
  message: string,
  more: { code?: string; headers?: Record<string, string> } = {},
): Response {
  const { headers, ...said } = more
  return Response.json(
    { message, ...said },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
}
