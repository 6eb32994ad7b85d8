import { type Selectable, sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRows, lockRowsOf } from '../lock-rows.ts'
import { addDelivery, addLimitedDelivery, BY_BROKERS } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { AttachmentTable, Database } from '../schema/index.ts'
import { enqueuePreview } from './previews.ts'

/** The final result of a file's scan. */
export type Verdict =
  | { verdict: 'clean' }
  | { verdict: 'infected'; signature: string }
  /** The scanner cannot read it; `signature` is its name for the reason. */
  | { verdict: 'unscannable'; signature: string }

/** A file whose object is in quarantine. */
export interface QuarantinedFile {
  id: string
  /** Its key once it is found clean. */
  objectKey: string
  sizeBytes: number
  sha256: string
  passwordProtected: boolean
  /** The recorded verdict, if there is one that still has to be acted on. */
  verdict: Verdict['verdict'] | null
}

/** A file whose scan is not finished, or undefined. */
export async function findQuarantined(db: Db, id: string): Promise<QuarantinedFile | undefined> {
  const row = await db
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .where('released_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('lost_at', 'is', null)
    .executeTakeFirst()
  return row && row.verdict !== 'unscannable' ? toQuarantined(row) : undefined
}

/**
 * Records a verdict, unless there is one, and schedules the messages about an infected file of a
 * submission.
 * @returns The recorded verdict; undefined if the row no longer exists.
 */
export async function recordVerdict(
  db: Db,
  id: string,
  verdict: Verdict,
): Promise<Verdict['verdict'] | undefined> {
  return inTransaction(db, async (tx) => {
    const recorded = await tx
      .updateTable('attachments')
      .set({
        verdict: verdict.verdict,
        signature: 'signature' in verdict ? verdict.signature : null,
        scanned_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .where('verdict', 'is', null)
      .returning('submission_id')
      .executeTakeFirst()
    if (!recorded) return verdictOf(tx, id)
    const leadId = verdict.verdict === 'infected' ? recorded.submission_id : null
    if (leadId && !(await isCertificate(tx, id))) await announceInfectedFile(tx, leadId, id)
    return verdict.verdict
  })
}

/** Whether staff sent a file: the delivery of it says what is wrong. */
async function isCertificate(tx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('lead_certificates')
    .select('id')
    .where('attachment_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Records that a clean file is stored under its own key, and schedules its preview. */
export async function markReleased(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await mark(tx, id, 'released_at')
    await enqueuePreview(tx, id)
  })
}

/** Records that the object of an infected file is deleted. */
export async function markRemoved(db: Db, id: string): Promise<void> {
  await mark(db, id, 'removed_at')
}

async function mark(db: Db, id: string, column: 'released_at' | 'removed_at') {
  await db
    .updateTable('attachments')
    .set({ [column]: new Date().toISOString() })
    .where('id', '=', id)
    .where(column, 'is', null)
    .execute()
}

async function verdictOf(tx: Transaction<Database>, id: string) {
  const row = await tx
    .selectFrom('attachments')
    .select('verdict')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.verdict ?? undefined
}

function toQuarantined(row: Selectable<AttachmentTable>): QuarantinedFile {
  return {
    id: row.id,
    objectKey: row.object_key,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    passwordProtected: row.password_protected === 1,
    verdict: row.verdict,
  }
}

/**
 * Schedules a message about an infected file to everyone who was sent a message about its submission.
 * A message whose send has not started yet will include the news: it is written only after its send
 * is marked as started, and the rows are locked here, so one of the two sees the other.
 */
async function announceInfectedFile(
  tx: Transaction<Database>,
  submissionId: string,
  attachmentId: string,
): Promise<void> {
  // Of two verdicts on files of one lead, each sees the other's messages.
  await lockRowsOf(tx, 'submissions', [submissionId])
  await lockRows(tx, 'deliveries', sql`submission_id = ${submissionId}`)
  const messages = await tx
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['email', 'audience', 'sending_at', 'sent_at', 'refused_at', 'accepted_by'])
    .where('submission_id', '=', submissionId)
    // What a broker sends says nothing of the visitor's files.
    .where('topic', 'not in', BY_BROKERS)
    .execute()
  const news = { submissionId, topic: 'infected-file', aboutId: attachmentId } as const
  for (const audience of ['agency', 'visitor'] as const) {
    const theirs = messages.filter((message) => message.audience === audience)
    const [first] = theirs
    if (!first || theirs.some(hasNotBegun)) continue
    if (audience === 'agency') await addDelivery(tx, { ...news, audience })
    else if (theirs.some(({ refused_at }) => refused_at === null)) {
      await addLimitedDelivery(tx, { ...news, audience }, first.email)
    }
  }
}

function hasNotBegun(message: {
  sending_at: string | null
  sent_at: string | null
  refused_at: string | null
  accepted_by: string
}): boolean {
  const { sending_at, sent_at, refused_at, accepted_by } = message
  return !sending_at && !sent_at && !refused_at && accepted_by === '[]'
}

/** How many files visitors have sent, by the verdict of their scan; without one: 'open'. */
export async function countVerdicts(db: Db): Promise<{ verdict: string; files: number }[]> {
  const rows = await db
    .selectFrom('attachments')
    .select((eb) => ['verdict', eb.fn.countAll().as('files')])
    .groupBy('verdict')
    .execute()
  return rows.map(({ verdict, files }) => ({ verdict: verdict ?? 'open', files: Number(files) }))
}
