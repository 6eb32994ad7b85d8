import { parse, serialize } from 'hono/utils/cookie'
import { config } from '../settings/config.ts'

/** The value of a cookie, or undefined when it is missing or empty. */
export function readCookie(headers: Headers, name: string): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name] || undefined
}

/**
 * A Set-Cookie line for an HttpOnly cookie.
 * @param maxAge In seconds; 0 removes the cookie.
 * @param path The addresses that get it.
 */
export function cookieLine(name: string, value: string, maxAge: number, path = '/'): string {
  return serialize(name, value, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: config().siteUrl.startsWith('https:'),
    maxAge,
  })
}
