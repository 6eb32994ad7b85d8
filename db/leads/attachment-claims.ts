import type { Transaction } from 'kysely'
import type { Database, Timestamp } from '../schema/index.ts'
import { DELETED_WITH_LEAD } from './attachments.ts'
import { enqueuePreview } from './previews.ts'

/**
 * Assigns stored files to a submission, each once, in the visitor's order, after those that it has.
 * @param added_at Of files that come later than the form.
 * @returns What to report to the agency about each file that could not be claimed.
 */
export async function claimAttachments(
  tx: Transaction<Database>,
  submissionId: string,
  ids: readonly string[],
  added_at: Timestamp | null = null,
): Promise<string[]> {
  const unclaimed: string[] = []
  const first = ids.length > 0 ? await nextPosition(tx, submissionId) : 0
  for (const [index, id] of ids.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable('attachments')
      .set({ submission_id: submissionId, position: first + index, added_at })
      .where('id', '=', id)
      .where('submission_id', 'is', null)
      .where('stored_at', 'is not', null)
      .where('created_at', '>', DELETED_WITH_LEAD)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) unclaimed.push(await whyUnclaimed(tx, id))
    // Scanned while the visitor filled in the form.
    else await enqueuePreview(tx, id)
  }
  return unclaimed
}

/** After the last file of a submission. */
async function nextPosition(tx: Transaction<Database>, submissionId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('attachments')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : Number(last) + 1
}

async function whyUnclaimed(tx: Transaction<Database>, id: string): Promise<string> {
  const other = await tx
    .selectFrom('attachments')
    .innerJoin('submissions', 'submissions.id', 'attachments.submission_id')
    .select(['attachments.filename', 'submissions.reference'])
    .where('attachments.id', '=', id)
    .executeTakeFirst()
  return other
    ? `${other.filename} (received with ${other.reference})`
    : 'a file whose upload had expired'
}

/** Sets what a submission says about the files that did not arrive. */
export async function setLostFiles(
  tx: Transaction<Database>,
  submissionId: string,
  names: readonly string[],
): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({ lost_files: JSON.stringify(names) })
    .where('id', '=', submissionId)
    .execute()
}

/** The uploads that are unclaimed and whose content the submission does not have yet. */
export async function newFilesAmong(
  tx: Transaction<Database>,
  submissionId: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const known = await tx
    .selectFrom('attachments')
    .select('sha256')
    .where('submission_id', '=', submissionId)
    .execute()
  const contents = known.map(({ sha256 }) => sha256)
  const files = await tx
    .selectFrom('attachments')
    .select('id')
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .where('stored_at', 'is not', null)
    .where('created_at', '>', DELETED_WITH_LEAD)
    .$if(contents.length > 0, (query) => query.where('sha256', 'not in', contents))
    .execute()
  const fresh = new Set(files.map(({ id }) => id))
  return ids.filter((id) => fresh.has(id))
}
