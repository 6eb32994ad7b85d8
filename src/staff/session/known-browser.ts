import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalEmail } from '../../../db/staff/staff.ts'
import { cookieLine, readCookie } from '../../http/cookies.ts'
import { authSecret } from '../../settings/auth-secret.ts'
import { config } from '../../settings/config.ts'

const NAME = 'known-browser'
const DAYS = 180
const DAY_S = 24 * 3600

/**
 * A Set-Cookie line that marks a browser as one in which an account has signed in. It signs nobody in:
 * it only keeps guesses at the account that come from elsewhere from slowing this browser.
 */
export function knownBrowserCookie(email: string): string {
  const until = Math.floor(Date.now() / 1000) + DAYS * DAY_S
  return cookieLine(NAME, `${until}.${signature(email, until)}`, DAYS * DAY_S)
}

/** Whether an account has signed in with this browser before. */
export function isKnownBrowser(headers: Headers, email: string): boolean {
  const [until = '', given = ''] = readCookie(headers, NAME)?.split('.') ?? []
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now()) return false
  const expected = Buffer.from(signature(email, Number(until)))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function signature(email: string, until: number): string {
  const text = `${NAME} ${until} ${normalEmail(email)}`
  return createHmac('sha256', authSecret(config())).update(text).digest('base64url')
}
