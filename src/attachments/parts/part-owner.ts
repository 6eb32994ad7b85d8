import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieLine, readCookie } from '../../http/cookies.ts'
import { PART_HOURS } from '../../storage/parts-folder.ts'

const COOKIE = 'upload'

/**
 * Who sends a part: the browser with an HttpOnly cookie, which goes to the address of this part
 * alone, so that files begun at the same time do not replace each other's. The address may stand in
 * a log; without the cookie it opens nothing.
 */
export function newOwner(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hash(token) }
}

/** The Set-Cookie line that lets a browser go on with the part at this path. */
export function ownerCookie(token: string, path: string): string {
  return cookieLine(COOKIE, token, PART_HOURS * 3600, path)
}

/** Who sends a request, as `newOwner` hashes it; undefined for a browser that has begun no part here. */
export function ownerOf(headers: Headers): string | undefined {
  const token = readCookie(headers, COOKIE)
  return token ? hash(token) : undefined
}

/** Whether a request comes from the browser that began the part. */
export function isOwner(headers: Headers, owner: string | null | undefined): boolean {
  const sender = ownerOf(headers)
  if (!sender || !owner) return false
  const [given, stored] = [Buffer.from(sender), Buffer.from(owner)]
  return given.length === stored.length && timingSafeEqual(given, stored)
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
