import type { Db } from '../open.ts'
import { inSharedCommit } from '../sharing-commits.ts'
import { acceptInTransaction } from './accept-in-transaction.ts'
import { acceptOnPostgres } from './accept-on-postgres.ts'
import type { Judging } from './judge-submission.ts'
import { lastAnswers } from './last-answers.ts'
import { isPostgres } from './search-index.ts'

export { normalizeEmail } from './normalize-email.ts'

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
  /** A type of vessel, which the form starts with. */
  vessel?: string
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

/** How a submission is accepted. */
export interface AcceptOptions {
  postsToWebhook?: boolean
  /** It may be spam: it is held, and no message about it is sent until staff release it. */
  isSuspect?: boolean
  /** How a stranger sent it: it is held, too, when that or the limits for strangers say so. */
  judging?: Judging
  /** The visitor's draft. It is closed, as is any other with the same key. */
  draftId?: string | undefined
}

/** `repeated`: this key and email address were accepted before. */
export interface Accepted {
  id: string
  reference: string
  repeated: boolean
}

/**
 * The accept point: writes the submission, claims its attachments, and schedules its messages, and on
 * request its post to the webhook, all or nothing. When this returns, the lead is durable. Other answers
 * or more files than before, arrived or lost, under the same key and address are recorded as an amendment.
 * @throws TooManyHeld when it would be held, and too many already are.
 */
export async function acceptSubmission(
  db: Db,
  submission: NewSubmission,
  options: AcceptOptions = {},
): Promise<Accepted> {
  if (isPostgres(db)) return acceptOnPostgres(db, submission, options)
  return inSharedCommit(db, (tx) => acceptInTransaction(tx, submission, options))
}

/**
 * A submission by its id, or undefined.
 * @param corrected With the answers as last corrected, and not as first sent.
 */
export async function findSubmission(
  db: Db,
  id: string,
  { corrected = false } = {},
): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'kind', 'email', 'source', 'lost_files', 'created_at'])
    .select((eb) => (corrected ? lastAnswers(eb) : eb.ref('form_data')).as('form_data'))
    .where('id', '=', id)
    .executeTakeFirst()
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
