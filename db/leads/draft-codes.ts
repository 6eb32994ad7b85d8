import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../open.ts'
import { addToOutbox } from '../ops/outbox.ts'
import type { Database } from '../schema/index.ts'
import { CODE_MINUTES, countCode, MAX_CODE_TRIES } from './draft-link-limits.ts'
import { findLink, openDrafts } from './draft-links.ts'
import { hashOfToken } from './draft-tokens.ts'

const MINUTE_MS = 60_000
const CODE_DIGITS = 6
/** A button that was pressed twice asks for one code. */
const SAME_CODE_MS = 15_000
/** Whoever has waited so long has asked again, or given up. */
const TOO_LATE_MS = 60 * MINUTE_MS

/**
 * Promises a mail with a code to the address of a link. It replaces a code that was asked for before.
 * @returns `hour`, `link`: the limit that forbids it; `ended`: there is no such link any more.
 */
export async function askForCode(
  db: Db,
  token: string,
): Promise<'promised' | 'hour' | 'link' | 'ended'> {
  return db.transaction().execute(async (tx) => {
    const link = await findLink(tx, token)
    if (!link) return 'ended'
    const now = Date.now()
    const isSame = link.awaitsCode && now - Date.parse(link.codeAskedAt ?? '') < SAME_CODE_MS
    if (isSame) return 'promised'
    const limit = await countCode(tx, link.id)
    if (limit) return limit
    const askedAt = new Date(now).toISOString()
    await tx
      .updateTable('draft_links')
      .set({ code_asked_at: askedAt, code_hash: null, code_expires_at: null, code_tries: 0 })
      .where('id', '=', link.id)
      .execute()
    await addToOutbox(tx, 'mail-draft-link', { mail: 'code', linkId: link.id, askedAt })
    return 'promised'
  })
}

/**
 * Makes a code for its mail; only its hash is stored. A second try of the same mail makes another one,
 * in place of the first, and what was typed in before counts on.
 * @param askedAt From the job.
 * @returns Undefined when a later code was asked for, the link has ended, or it is too late.
 */
export async function makeCode(
  db: Db,
  linkId: string,
  askedAt: string,
): Promise<{ email: string; code: string } | undefined> {
  const now = Date.now()
  if (now - Date.parse(askedAt) > TOO_LATE_MS) return undefined
  const code = `${randomInt(10 ** CODE_DIGITS)}`.padStart(CODE_DIGITS, '0')
  const row = await db
    .updateTable('draft_links')
    .set({
      code_hash: hashOfCode(linkId, code),
      code_expires_at: new Date(now + CODE_MINUTES * MINUTE_MS).toISOString(),
    })
    .where('id', '=', linkId)
    .where('code_asked_at', '=', askedAt)
    .where('expires_at', '>', new Date(now).toISOString())
    .where('draft_id', 'in', openDrafts)
    .returning('email')
    .executeTakeFirst()
  return row && { email: row.email, code }
}

/**
 * Uses a code up, once, and opens its draft. A try is counted before it is compared, so that tries at
 * the same time cannot exceed the limit.
 * @param typed As the visitor typed it: spaces and dashes do not matter.
 * @param open What is done with the draft, in the same transaction.
 * @returns What `open` returned; `wrong`; `spent`: a new code is needed, which is also said of a link
 * that never had one; `ended`: there is no such link any more.
 */
export async function spendCode<T extends object>(
  db: Db,
  token: string,
  typed: string,
  open: (tx: Transaction<Database>, draftId: string) => Promise<T | undefined>,
): Promise<T | 'wrong' | 'spent' | 'ended'> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('draft_links')
      .set({ code_tries: sql`code_tries + 1` })
      .where('token_hash', '=', hashOfToken(token))
      .where('code_expires_at', '>', new Date().toISOString())
      .where('code_tries', '<', MAX_CODE_TRIES)
      .returning(['id', 'draft_id', 'code_hash', 'code_tries'])
      .executeTakeFirst()
    if (!(await findLink(tx, token))) return 'ended'
    if (!row?.code_hash) return 'spent'
    if (!isEqual(row.code_hash, hashOfCode(row.id, typed.replace(/[\s-]/g, '')))) {
      return row.code_tries < MAX_CODE_TRIES ? 'wrong' : 'spent'
    }
    await tx
      .updateTable('draft_links')
      .set({ code_asked_at: null, code_hash: null, code_expires_at: null })
      .where('id', '=', row.id)
      .execute()
    return (await open(tx, row.draft_id)) ?? 'ended'
  })
}

function hashOfCode(linkId: string, code: string): string {
  return createHash('sha256').update(`${linkId} ${code}`).digest('hex')
}

function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
