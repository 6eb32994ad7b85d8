import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieLine, readCookie } from '../../http/cookies.ts'
import { PART_HOURS } from '../../storage/parts-folder.ts'

const COOKIE = 'uploads'
const TOKEN = /^[\w-]{43}$/

/**
 * Who sends a part: the holder of an HttpOnly cookie, which goes to these addresses alone. The
 * address of a part may stand in a log; without the cookie it opens nothing.
 */
export interface PartOwner {
  /** What is stored with the part. */
  hash: string
  /** The cookie as a browser sends it. */
  cookie: string
  /** The Set-Cookie line that lets the visitor go on with it. */
  setCookie: string
}

/** The owner of the parts that this browser begins. */
export function ownerOf(headers: Headers, path: string): PartOwner {
  const token = tokenIn(headers) ?? randomBytes(32).toString('base64url')
  return {
    hash: hash(token),
    cookie: `${COOKIE}=${token}`,
    setCookie: cookieLine(COOKIE, token, PART_HOURS * 3600, path),
  }
}

/** Whether a request comes from the browser that began the part. */
export function isOwner(headers: Headers, owner: string | null | undefined): boolean {
  const token = tokenIn(headers)
  if (!token || !owner) return false
  const [given, stored] = [Buffer.from(hash(token)), Buffer.from(owner)]
  return given.length === stored.length && timingSafeEqual(given, stored)
}

function tokenIn(headers: Headers): string | undefined {
  const token = readCookie(headers, COOKIE)
  return token && TOKEN.test(token) ? token : undefined
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
