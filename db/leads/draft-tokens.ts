import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../open.ts'

const TOKEN_BYTES = 32
/** 32 bytes as base64url. */
const TOKEN = /^[\w-]{43}$/

/** Whether this has the form of a token; whether a draft has it is another question. */
export function isDraftToken(value: string): boolean {
  return TOKEN.test(value)
}

/** A new token: what opens a draft. Only `hashOfToken` of it is ever stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Issues another token for a draft, for a second device. The tokens that it had stay valid.
 * @returns The token, for a cookie.
 * @throws When there is no such draft.
 */
export async function adoptDraft(db: Db, draftId: string): Promise<string> {
  const token = newToken()
  await db
    .insertInto('draft_tokens')
    .values({
      token_hash: hashOfToken(token),
      draft_id: draftId,
      created_at: new Date().toISOString(),
    })
    .execute()
  return token
}
