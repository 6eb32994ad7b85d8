import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { amendSubmission } from './amendments.ts'
import { claimAttachments } from './attachment-claims.ts'
import { promiseMessages } from './held-leads.ts'
import { listedColumns } from './index-leads.ts'
import { holdSubmission, type Judging, judgeSubmission } from './judge-submission.ts'
import { leadWords } from './lead-words.ts'
import { searchOfNew } from './search-index.ts'

export type SubmissionKind = 'contact' | 'quote' | 'call'

/** One answer of a form. */
export type Answer = string | number | undefined
/** The answers of a form, under the specification's field names. */
export type StoredAnswers = Readonly<Record<string, Answer>>

/** Where a visitor came from, as recorded by the page script. */
export interface SubmissionSource {
  /** The page with the form. */
  path: string
  town?: string
  product?: string
  /** The address outside the site that led to the first page. */
  referrer?: string
  firstCampaign?: string
  lastCampaign?: string
}

export interface NewSubmission {
  kind: SubmissionKind
  submissionKey: string
  email: string
  /** Every validated answer. */
  formData: StoredAnswers
  source: SubmissionSource | null
  attachmentIds: string[]
  /** Names of files that the visitor chose but that were not received. */
  lostFiles: string[]
}

export interface Submission extends Omit<NewSubmission, 'attachmentIds' | 'submissionKey'> {
  id: string
  reference: string
  createdAt: string
}

/**
 * The accept point: one transaction writes the submission, claims its attachments, and schedules
 * its messages, and on request its post to the webhook. When this returns, the lead is durable.
 * @param isSuspect It may be spam: it is held, and no message about it is sent until staff release it.
 * @param judging How a stranger sent it: it is held, too, when that or the limits for strangers say so.
 * @returns The reference; `repeated` if this key and email address were accepted before. Other
 * answers or more files than before are then recorded as an amendment.
 * @throws TooManyHeld when it would be held, and too many already are.
 */
export async function acceptSubmission(
  db: Db,
  submission: NewSubmission,
  options: { postsToWebhook?: boolean; isSuspect?: boolean; judging?: Judging } = {},
): Promise<{ id: string; reference: string; repeated: boolean }> {
  const { postsToWebhook = false, isSuspect = false, judging } = options
  return db.transaction().execute(async (tx) => {
    const inserted = await insertOnce(tx, submission, isSuspect)
    if (inserted.repeated) {
      await amendSubmission(tx, inserted.id, submission.formData, submission.attachmentIds)
      return inserted
    }
    const unclaimed = await claimAttachments(tx, inserted.id, submission.attachmentIds)
    if (unclaimed.length > 0) {
      await tx
        .updateTable('submissions')
        .set({ lost_files: JSON.stringify([...submission.lostFiles, ...unclaimed]) })
        .where('id', '=', inserted.id)
        .execute()
    }
    const reasons = judging ? await judgeSubmission(tx, submission, judging) : []
    if (judging && reasons.length > 0) await holdSubmission(tx, inserted.id, reasons, judging)
    else if (!isSuspect) {
      const email = normalizeEmail(submission.email)
      const stranger = judging?.stranger
      await promiseMessages(tx, inserted.id, email, { postsToWebhook, stranger })
    }
    return inserted
  })
}

/** A submission by its id, or undefined. */
export async function findSubmission(db: Db, id: string): Promise<Submission | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind as SubmissionKind,
    email: row.email,
    formData: JSON.parse(row.form_data),
    source: row.source === null ? null : JSON.parse(row.source),
    lostFiles: JSON.parse(row.lost_files),
    createdAt: row.created_at,
  }
}

/** The normalized form in which addresses are compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

async function insertOnce(
  tx: Transaction<Database>,
  submission: NewSubmission,
  isSuspect: boolean,
) {
  const email = normalizeEmail(submission.email)
  const { source, formData } = submission
  for (;;) {
    const reference = newReference()
    const search = searchOfNew(tx, leadWords({ reference, email, source, versions: [formData] }))
    const now = new Date().toISOString()
    const row = {
      id: randomUUID(),
      reference,
      kind: submission.kind,
      submission_key: submission.submissionKey,
      email,
      form_data: JSON.stringify(formData),
      source: source && JSON.stringify(source),
      lost_files: JSON.stringify(submission.lostFiles),
      created_at: now,
      held_at: isSuspect ? now : null,
      ...listedColumns(formData, source),
      ...search.columns,
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('submissions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) {
      await search.insert(row.id)
      return { id: row.id, reference: row.reference, repeated: false }
    }
    const first = await tx
      .selectFrom('submissions')
      .select(['id', 'reference'])
      .where('submission_key', '=', submission.submissionKey)
      .where('email', '=', email)
      .executeTakeFirst()
    if (first) return { ...first, repeated: true }
    // The conflict is neither the key nor the address, so the reference was taken: generate another.
  }
}

/** Crockford's base 32: no letters that are easily confused, in print or on the phone. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => REFERENCE_ALPHABET[byte % 32]).join('')
  return `FM-${letters.slice(0, 4)}-${letters.slice(4)}`
}
