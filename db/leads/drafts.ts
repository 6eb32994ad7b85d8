import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '../open.ts'
import type { SubmissionKind, SubmissionSource } from './submissions.ts'

/** A partly completed form, saved between the steps for browsers without JavaScript. */
export interface Draft {
  id: string
  kind: SubmissionKind
  submissionKey: string
  data: Record<string, string>
  attachmentIds: string[]
  fileProblems: FileProblem[]
  checkedStep: string | null
  source: SubmissionSource | null
  /** The form was accepted: the draft now only answers a repeated last step. */
  accepted: boolean
  createdAt: string
}

export interface FileProblem {
  filename: string
  /** The message shown next to the file. */
  problem: string
  /** The file was not received, so its name is reported to the agency. */
  lost: boolean
}

export type DraftChange = Partial<
  Pick<Draft, 'data' | 'attachmentIds' | 'fileProblems' | 'checkedStep' | 'source'>
>

const TOKEN_BYTES = 32

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
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = new Date().toISOString()
  const draft: Draft = {
    id: randomUUID(),
    kind,
    submissionKey,
    data: {},
    attachmentIds: [],
    fileProblems: [],
    checkedStep: null,
    source: null,
    accepted: false,
    createdAt: now,
  }
  await db
    .insertInto('drafts')
    .values({
      id: draft.id,
      token_hash: hash(token),
      kind,
      submission_key: draft.submissionKey,
      data: '{}',
      attachment_ids: '[]',
      file_problems: '[]',
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { draft, token }
}

/** The draft for a cookie's token, or undefined. */
export async function findDraft(
  db: Db,
  kind: SubmissionKind,
  token: string,
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('token_hash', '=', hash(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    kind: row.kind as SubmissionKind,
    submissionKey: row.submission_key,
    data: JSON.parse(row.data),
    attachmentIds: JSON.parse(row.attachment_ids),
    fileProblems: JSON.parse(row.file_problems),
    checkedStep: row.checked_step,
    source: row.source === null ? null : JSON.parse(row.source),
    accepted: row.accepted_at !== null,
    createdAt: row.created_at,
  }
}

/** Stores what a post changed. */
export async function saveDraft(db: Db, id: string, change: DraftChange): Promise<void> {
  await db
    .updateTable('drafts')
    .set({
      ...(change.data && { data: JSON.stringify(change.data) }),
      ...(change.attachmentIds && { attachment_ids: JSON.stringify(change.attachmentIds) }),
      ...(change.fileProblems && { file_problems: JSON.stringify(change.fileProblems) }),
      ...(change.checkedStep !== undefined && { checked_step: change.checkedStep }),
      ...(change.source && { source: JSON.stringify(change.source) }),
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Closes a draft whose submission was accepted. The row stays for the second request of a double
 * click, which must find the same submission key.
 */
export async function closeDraft(db: Db, id: string): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ accepted_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
