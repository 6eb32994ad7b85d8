import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { hashOf, newToken } from '../link-token.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import type { ForgottenUpload } from './recurring.ts'
import type { SubmissionKind, SubmissionSource } from './submissions.ts'

/** A form that a visitor has begun. */
export interface Draft {
  id: string
  kind: SubmissionKind
  submissionKey: string
  data: Record<string, string>
  /** Of each field, when it was last changed. */
  changes: Record<string, FieldChange>
  /** Raised by every save. */
  revision: number
  /** The step that the visitor is on; null until one was saved. */
  step: string | null
  attachmentIds: string[]
  fileProblems: FileProblem[]
  checkedStep: string | null
  source: SubmissionSource | null
  /** The form was accepted: the draft now only answers a repeated last step. */
  accepted: boolean
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface FieldChange {
  revision: number
  /** When it was typed, in milliseconds UTC, by the server's clock. */
  typedAt: number
}

export interface FileProblem {
  filename: string
  /** The message shown next to the file. */
  problem: string
  /** The file was not received, so its name is reported to the agency. */
  lost: boolean
}

/** 32 bytes as base64url: see `newToken`. */
const TOKEN = /^[\w-]{43}$/

/** Whether this has the form of a token; whether a draft has it is another question. */
export function isDraftToken(value: string): boolean {
  return TOKEN.test(value)
}

/**
 * Opens an empty draft.
 * @param submissionKey If the form already has one, so that both ways of sending share it.
 * @returns The draft and the token that goes into the visitor's cookie; only its hash is stored.
 */
export async function startDraft(
  db: Db,
  kind: SubmissionKind,
  submissionKey: string = randomUUID(),
): Promise<{ draft: Draft; token: string }> {
  const token = newToken()
  const now = new Date().toISOString()
  const row = await db
    .insertInto('drafts')
    .values({
      id: randomUUID(),
      token_hash: hashOf(token),
      kind,
      submission_key: submissionKey,
      data: '{}',
      attachment_ids: '[]',
      file_problems: '[]',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { draft: draftOf(row), token }
}

/** The draft for a cookie's token, or undefined. */
export async function findDraft(
  db: Db,
  kind: SubmissionKind,
  token: string,
): Promise<Draft | undefined> {
  if (!isDraftToken(token)) return undefined
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row && draftOf(row)
}

/** The draft with an id, which opens nothing by itself: the caller has a proof that the visitor may have it. */
export async function findDraftById(
  db: Db,
  kind: SubmissionKind,
  id: string,
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row && draftOf(row)
}

/** The draft of a form that was accepted, for a page that still shows it; its browser has no token of it any more. */
export async function findAcceptedDraft(
  db: Db,
  kind: SubmissionKind,
  shown: { draft?: string | undefined; submissionKey?: string | undefined },
): Promise<Draft | undefined> {
  if (!shown.draft || !shown.submissionKey) return undefined
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', shown.draft)
    .where('kind', '=', kind)
    .where('submission_key', '=', shown.submissionKey)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
  return row && draftOf(row)
}

/** Whether a draft has an answer or a file. */
export function isBegun({ data, attachmentIds }: Pick<Draft, 'data' | 'attachmentIds'>): boolean {
  return attachmentIds.length > 0 || Object.values(data).some((value) => value !== '')
}

/** A draft as the queries return it. */
export function draftOf(row: Selectable<Database['drafts']>): Draft {
  return {
    id: row.id,
    kind: row.kind as SubmissionKind,
    submissionKey: row.submission_key,
    data: JSON.parse(row.data),
    changes: JSON.parse(row.changes),
    revision: row.revision,
    step: row.step,
    attachmentIds: JSON.parse(row.attachment_ids),
    fileProblems: JSON.parse(row.file_problems),
    checkedStep: row.checked_step,
    source: row.source === null ? null : JSON.parse(row.source),
    accepted: row.accepted_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/**
 * Closes a draft whose submission was accepted, and any other with the same key: two tabs that began
 * at once may each have opened one. The row stays for the second request of a double click, which
 * must find the same submission key.
 */
export async function closeDraft(db: Db, id: string | undefined, key?: string): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ accepted_at: new Date().toISOString() })
    .where((eb) => eb.or([eb('id', '=', id ?? ''), eb('submission_key', '=', key ?? '')]))
    .where('accepted_at', 'is', null)
    .execute()
}

/** Whether a form with this key was accepted: a save that comes after it opens no draft. */
export async function isSubmitted(db: Db, kind: SubmissionKind, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('submission_key', '=', key)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes a draft and the rows of its files. An accepted draft keeps its files: they
 * are the lead's.
 * @returns The files whose objects are to be deleted.
 */
export async function discardDraft(db: Db, { id }: Pick<Draft, 'id'>): Promise<ForgottenUpload[]> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('drafts')
      .where('id', '=', id)
      .returning(['attachment_ids'])
      .executeTakeFirst()
    const files: string[] = row ? JSON.parse(row.attachment_ids) : []
    if (files.length === 0) return []
    return tx
      .deleteFrom('attachments')
      .where('id', 'in', files)
      .where('submission_id', 'is', null)
      .returning(['id', 'object_key as objectKey', 'preview'])
      .execute()
  })
}
