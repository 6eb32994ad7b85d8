import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

/** `certificate`, `change` and `claim`, the notice of a loss, are about a policy that somebody has. */
export type SubmissionKind = 'contact' | 'quote' | 'call' | 'certificate' | 'change' | 'claim'

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

/**
 * The answers of a lead as its visitor last corrected them, or as they were first sent; for a query of
 * `submissions`.
 */
export function lastAnswers(eb: ExpressionBuilder<Database, 'submissions'>) {
  const corrected = eb
    .selectFrom('amendments')
    .select('amendments.form_data')
    .whereRef('amendments.submission_id', '=', 'submissions.id')
    .orderBy('amendments.created_at', 'desc')
    .orderBy('amendments.id', 'desc')
    .limit(1)
  return eb.fn.coalesce(corrected, 'submissions.form_data')
}

/** The normalized form in which addresses are compared: without what cannot be seen, which was copied with them. */
export function normalizeEmail(email: string): string {
  return email
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
}
