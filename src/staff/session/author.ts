import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { cookieLine, readCookie } from '../../http/cookies.ts'
import { authSecret } from '../../settings/auth-secret.ts'
import { config } from '../../settings/config.ts'

const NAME = 'staff-typist'
/** Longer than a session: the page on which somebody was typing may have been open for weeks. */
const DAYS = 30
const DAY_S = 24 * 3600
/** In the address to which a form is sent again: who typed it. */
export const TYPED_BY = 'typed-by'

/**
 * A Set-Cookie line that says who types in this browser, also once their session is lost. It signs nobody in: it
 * only says whose text it is that comes without a session.
 */
export function authorCookie(staffId: string): string {
  return cookieLine(NAME, authorMark(staffId), DAYS * DAY_S)
}

/** A Set-Cookie line after which nobody types in this browser: whoever did has signed out. */
export function noAuthor(): string {
  return cookieLine(NAME, '', 0)
}

/** The account by whom a form was typed that came without a session; undefined when nobody is known to have. */
export function authorOf(c: Context): string | undefined {
  return markedTypist(c.req.query(TYPED_BY) ?? readCookie(c.req.raw.headers, NAME))
}

/** Whether a form that is sent again was typed by another account than the one that is signed in now. */
export function isOfAnother(c: Context, staffId: string): boolean {
  const mark = c.req.query(TYPED_BY)
  return mark !== undefined && markedTypist(mark) !== staffId
}

/** The id of an account with a signature, for an address or a cookie. */
export function authorMark(staffId: string): string {
  return `${staffId}.${signature(staffId)}`
}

function markedTypist(mark = ''): string | undefined {
  const [staffId = '', given = ''] = mark.split('.')
  const expected = Buffer.from(signature(staffId))
  const actual = Buffer.from(given)
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected)
  return isOurs ? staffId : undefined
}

function signature(staffId: string): string {
  return createHmac('sha256', authSecret(config())).update(`${NAME} ${staffId}`).digest('base64url')
}
