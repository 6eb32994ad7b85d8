import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '../open.ts'
import type { SubmissionKind, SubmissionSource } from './submissions.ts'

/** A form on its way, kept between the steps of a visitor whose browser runs no script. */
export interface Draft {
  id: string
  kind: SubmissionKind
  submissionKey: string
  data: Record<string, string>
  attachmentIds: string[]
  fileProblems: FileProblem[]
  checkedStep: string | null
  source: SubmissionSource | null
  /** The form was accepted: what is left of the draft answers a repeated last step. */
  accepted: boolean
}

export interface FileProblem {
  filename: string
  /** The sentence shown at the file. */
  problem: string
  /** The file was wanted but did not arrive, so the agency should be told its name. */
  lost: boolean
}

export type DraftChange = Partial<
  Pick<Draft, 'data' | 'attachmentIds' | 'fileProblems' | 'checkedStep' | 'source'>
>

const TOKEN_BYTES = 32

/**
 * Opens an empty draft.
 * @param submissionKey Given when the form already has one, so that both ways share it.
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

/** The draft that a cookie's token opens, or undefined. */
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
 * Closes a draft whose submission was accepted. The row stays for the second half of a double
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
