import { recordAudit } from '../../../db/staff/audit.ts'
import { countTry, forgetTries } from '../../../db/staff/sign-in-tries.ts'
import { addressGroup } from '../../http/client-address.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import type { RequestContext } from '../../http/site-env.ts'
import { staffAuth } from './auth.ts'
import { addressOf, headersWithAddress } from './client-header.ts'
import { staffOf } from './session.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** What of the sign-in library answers to the outside, and how each is asked. */
export const AUTH_CALLS = {
  '/get-session': 'GET',
  '/sign-in/email': 'POST',
  '/sign-out': 'POST',
  '/two-factor/verify-totp': 'POST',
  '/two-factor/verify-backup-code': 'POST',
} as const

export type AuthCall = keyof typeof AUTH_CALLS

/**
 * Asks the sign-in library as its HTTP handler would be asked, on behalf of a request: failed tries
 * from one network address are counted, and what succeeds is written down.
 * @param body JSON text.
 * @returns The library's answer; 429 with `retry-after` after too many tries; 503 when the database
 * is unavailable.
 */
export async function askAuth(
  call: AuthCall,
  context: RequestContext,
  body?: string,
): Promise<Response> {
  // Nobody in particular: the library need not come for that.
  if (call === '/get-session' && !hasSessionCookie(context.req.raw.headers))
    return Response.json(null)
  try {
    return await (call === '/sign-in/email' ? signIn : ask)(call, context, body)
  } catch (err) {
    log.error({ err }, 'sign-in could not be answered')
    return problem(503, 'Sign-in does not work at this moment.')
  }
}

type Ask = typeof askAuth

const signIn: Ask = async (call, context, body) => {
  const { db } = services()
  const group = addressGroup(addressOf(context))
  const freeAt = await countTry(db, group)
  if (!freeAt) return ask(call, context, body)
  const seconds = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 1000))
  return problem(429, 'Too many tries.', { 'retry-after': `${seconds}` })
}

const ask: Ask = async (call, context, body) => {
  const { db } = services()
  const request = context.req.raw
  const address = addressOf(context)
  const headers = headersWithAddress(request.headers, address)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  const leaving = call === '/sign-out' ? await staffOf(headers) : undefined
  const auth = await staffAuth()
  const url = new URL(`/api/auth${call}`, request.url)
  // We have looked where the request comes from. The library would refuse one without this header,
  // or with the https that a proxy before the site speaks, as it refuses a wrong password.
  headers.set('origin', url.origin)
  const answer = await auth.handler(new Request(url, { method: AUTH_CALLS[call], headers, body }))
  if (answer.status >= 500) return problem(503, 'Sign-in does not work at this moment.')
  if (leaving) await recordAudit(db, { staff: leaving, action: 'sign-out' })
  const arrived = call === '/get-session' ? undefined : await signedIn(answer)
  if (arrived) {
    await forgetTries(db, addressGroup(address))
    await recordAudit(db, { staff: arrived, action: 'sign-in', about: call })
  }
  return answer
}

/** Whom an answer lets in: with a second factor, the password alone does not. */
async function signedIn(answer: Response): Promise<{ email: string } | undefined> {
  if (!answer.ok) return undefined
  const { token, user } = (await answer.clone().json()) ?? {}
  return token ? user : undefined
}

function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { message },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
}
