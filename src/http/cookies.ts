import { parse, serialize } from 'hono/utils/cookie'
import { config } from '../settings/config.ts'

/** With https, no other host and no plain connection can set a cookie that is named so. */
const HOST = '__Host-'
/** The same for a cookie of some addresses only, which another host of the domain may still set. */
const SECURE = '__Secure-'

/** The value of a cookie of `cookieLine`, or undefined when it is missing or empty. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const header = headers.get('cookie') ?? ''
  const prefixes = isHttps() ? [HOST, SECURE] : ['']
  for (const prefix of prefixes) {
    const value = parse(header, prefix + name)[prefix + name]
    if (value) return value
  }
  return undefined
}

/**
 * A Set-Cookie line for an HttpOnly cookie; with https, its name gets the prefix that makes browsers
 * refuse it from elsewhere.
 * @param maxAge In seconds; 0 removes the cookie.
 * @param path The addresses that get it.
 */
export function cookieLine(name: string, value: string, maxAge: number, path = '/'): string {
  const secure = isHttps()
  const prefix = path === '/' ? HOST : SECURE
  return serialize(secure ? prefix + name : name, value, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge,
  })
}

function isHttps(): boolean {
  return config().siteUrl.startsWith('https:')
}
