import { isIP } from 'node:net'

export const COOKIE_PREFIX = 'staff'

const NAME = `(__Secure-)?${COOKIE_PREFIX}\\.`
const SESSION = new RegExp(`(^|;\\s*)${NAME}session_token=[^;\\s]`)
const SESSION_VALUE = new RegExp(
  `(?:^|;\\s*)(?:__Secure-)?${COOKIE_PREFIX}\\.session_token=([^;\\s]+)`,
)
const SECOND_STEP = new RegExp(`(^|;\\s*)${NAME}two_factor=[^;\\s]`)
const SECOND_STEP_VALUE = new RegExp(
  `(?:^|;\\s*)(?:__Secure-)?${COOKIE_PREFIX}\\.two_factor=([^;\\s]+)`,
)

/**
 * Whether a request may be from staff: without this cookie, the sign-in library need not be loaded.
 */
export function hasSessionCookie(headers: Headers): boolean {
  return SESSION.test(headers.get('cookie') ?? '')
}

/** The value of the session's cookie in a Cookie header, or in a Set-Cookie line. */
export function sessionCookieOf(line: string): string | undefined {
  return SESSION_VALUE.exec(line)?.[1]
}

/** Whether someone has entered the password and must now enter a one-time code. */
export function awaitsCode(headers: Headers): boolean {
  return SECOND_STEP.test(headers.get('cookie') ?? '')
}

/** By what the sign-in library knows a second step; it has checked the cookie's signature. */
export function secondStepOf(headers: Headers): string | undefined {
  const [, value = ''] = SECOND_STEP_VALUE.exec(headers.get('cookie') ?? '') ?? []
  return value.split('.')[0] || undefined
}

const TRUSTED_DEVICE = new RegExp(`^\\s*${NAME}trust_device=`)

/** A Cookie header without what would let a browser skip the one-time code: the site offers no such thing. */
export function withoutTrust(cookies: string): string {
  return cookies
    .split(';')
    .filter((cookie) => !TRUSTED_DEVICE.test(cookie))
    .join(';')
}

/** Whether a Set-Cookie line starts, extends or ends a session. */
export function isSessionCookie(line: string): boolean {
  return new RegExp(`^${NAME}session_token=`).test(line)
}

/**
 * Passes a request's network address to the sign-in library. A value sent by the visitor is
 * replaced.
 */
export const CLIENT_ADDRESS = 'x-site-client-address'

/** The headers for the sign-in library, with the trusted address. */
export function headersWithAddress(headers: Headers, address: string): Headers {
  const known = new Headers(headers)
  known.set(CLIENT_ADDRESS, address)
  return known
}

/**
 * Where passkeys are valid. Browsers bind them to a host name and know none for an IP address: a site
 * that runs on one without a SITE_URL has passkeys under the name of the machine itself.
 * @returns `rpID`: the name that they are bound to. `origin`: the one address that may ask for them.
 */
export function passkeySite(siteUrl: string): { rpID: string; origin: string } {
  const { hostname, origin, port } = new URL(siteUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { rpID: hostname, origin }
  return { rpID: 'localhost', origin: `http://localhost${port && `:${port}`}` }
}
