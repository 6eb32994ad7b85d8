import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What a link or a cookie carries that opens a door. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database keeps of a token: a leaked table opens no door. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
