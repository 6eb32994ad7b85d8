import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely'
import type { Stranger } from '../limits/stranger.ts'
import type { Db } from '../open.ts'
import { addToOutbox } from '../ops/outbox.ts'
import type { DraftLinkTable } from '../schema/draft-links.ts'
import type { Database } from '../schema/index.ts'
import { CODE_MINUTES, countLink, type LinkLimit, MAX_CODE_TRIES } from './draft-link-limits.ts'
import { hashOfToken, newToken } from './draft-tokens.ts'
import { normalizeEmail, type SubmissionKind } from './submissions.ts'

/** How many days a link works, unless its request is submitted before. */
export const LINK_DAYS = 30

/** How many days its mail is tried: an address that takes none must not keep the alarm about unsent mail going. */
const MAIL_DAYS = 1

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A link that works. */
export interface DraftLink {
  id: string
  draftId: string
  kind: SubmissionKind
  email: string
  /** When a code was last asked for; null when none was, or it was used. */
  codeAskedAt: string | null
  /** Whether a code is on its way or can still be typed in. */
  awaitsCode: boolean
}

/**
 * Promises a mail with a link to a draft.
 * @param stranger Who asks for it.
 * @returns The limit that forbids it, or undefined once it is promised.
 */
export async function askForLink(
  db: Db,
  draftId: string,
  email: string,
  stranger: Stranger,
): Promise<LinkLimit | undefined> {
  return db.transaction().execute(async (tx) => {
    const limit = await countLink(tx, draftId, email, stranger)
    if (limit) return limit
    const now = Date.now()
    const id = randomUUID()
    await tx
      .insertInto('draft_links')
      .values({
        id,
        draft_id: draftId,
        email: normalizeEmail(email),
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + LINK_DAYS * DAY_MS).toISOString(),
      })
      .execute()
    await addToOutbox(tx, 'mail-draft-link', { mail: 'link', linkId: id })
    return undefined
  })
}

/**
 * Makes the token of a link for its mail; only its hash is stored. A second try of the same mail makes
 * another one, in place of the first.
 * @returns Undefined when the link has ended, or its mail has been tried for too long.
 */
export async function makeLinkToken(
  db: Db,
  linkId: string,
): Promise<{ email: string; token: string } | undefined> {
  const token = newToken()
  const now = Date.now()
  const row = await db
    .updateTable('draft_links')
    .set({ token_hash: hashOfToken(token) })
    .where('id', '=', linkId)
    .where('created_at', '>', new Date(now - MAIL_DAYS * DAY_MS).toISOString())
    .where('expires_at', '>', new Date(now).toISOString())
    .where('draft_id', 'in', openDrafts)
    .returning('email')
    .executeTakeFirst()
  return row && { email: row.email, token }
}

/**
 * The link with a token. Unknown, ended with its request, and expired are all undefined, so that a
 * caller cannot say which.
 */
export async function findLink(
  db: Db | Transaction<Database>,
  token: string,
): Promise<DraftLink | undefined> {
  const now = new Date()
  const row = await db
    .selectFrom('draft_links as link')
    .innerJoin('drafts', 'drafts.id', 'link.draft_id')
    .select(['link.id', 'link.draft_id', 'drafts.kind', 'link.email'])
    .select(['link.code_asked_at', 'link.code_expires_at', 'link.code_hash', 'link.code_tries'])
    .where('link.token_hash', '=', hashOfToken(token))
    .where('link.expires_at', '>', now.toISOString())
    .where('drafts.accepted_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      draftId: row.draft_id,
      kind: row.kind as SubmissionKind,
      email: row.email,
      codeAskedAt: row.code_asked_at,
      awaitsCode: awaitsCode(row, now),
    }
  )
}

/** The ids of drafts that can still be sent, for a query about links. */
export function openDrafts(eb: ExpressionBuilder<Database, 'draft_links'>) {
  return eb.selectFrom('drafts').select('drafts.id').where('drafts.accepted_at', 'is', null)
}

/**
 * Deletes links that have expired. The links of a deleted draft go with it.
 * @returns How many.
 */
export async function deleteExpiredLinks(db: Db, now: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('draft_links')
    .where('expires_at', '<', now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function awaitsCode(
  row: Pick<
    Selectable<DraftLinkTable>,
    'code_asked_at' | 'code_hash' | 'code_expires_at' | 'code_tries'
  >,
  now: Date,
): boolean {
  if (row.code_asked_at === null) return false
  if (row.code_hash !== null && row.code_expires_at !== null) {
    return row.code_expires_at > now.toISOString() && row.code_tries < MAX_CODE_TRIES
  }
  return now.getTime() - Date.parse(row.code_asked_at) < CODE_MINUTES * MINUTE_MS
}
