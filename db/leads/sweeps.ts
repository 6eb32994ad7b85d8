import type { Db } from '../open.ts'
import { addToOutbox, isAboutAttachment } from '../ops/outbox.ts'

/** How many rows one statement of a sweep processes. */
const PAGE = 200

/** When a file "came" that is to be deleted: older than any limit; no draft keeps it, and no lead can have it. */
export const DELETED_WITH_LEAD = new Date(0).toISOString()

export interface ForgottenUpload {
  id: string
  objectKey: string
  preview: 'made' | 'unreadable' | 'too large' | 'needs Acrobat' | null
}

/**
 * Finds files older than `before` that belong to no submission and no draft, and marks them, so that nobody can
 * claim a file that is about to be deleted. Their rows stay until `forgetFiles`: if the store fails, the next
 * sweep finds them again.
 * @returns The files whose objects are to be deleted, at most one page.
 */
export async function abandonUnclaimed(
  db: Db,
  before: string,
  held: ReadonlySet<string>,
): Promise<ForgottenUpload[]> {
  let after = ''
  for (;;) {
    const page = await db
      .selectFrom('attachments')
      .select(['id', 'created_at'])
      .where('submission_id', 'is', null)
      .where('created_at', '<', before)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    const unheld = page
      .filter(({ id, created_at }) => created_at === DELETED_WITH_LEAD || !held.has(id))
      .map(({ id }) => id)
    if (unheld.length > 0) {
      return db
        .updateTable('attachments')
        .set({ created_at: DELETED_WITH_LEAD })
        .where('id', 'in', unheld)
        .where('submission_id', 'is', null)
        .returning(['id', 'object_key as objectKey', 'preview'])
        .execute()
    }
    const last = page.at(-1)
    if (page.length < PAGE || !last) return []
    after = last.id
  }
}

/** Deletes the rows of files whose objects are deleted. */
export async function forgetFiles(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('attachments').where('id', 'in', ids).execute()
}

/** The ids of all files in drafts changed since then. */
export async function filesOfDrafts(db: Db, changedSince: string): Promise<Set<string>> {
  const held = new Set<string>()
  let after = ''
  for (;;) {
    const page = await db
      .selectFrom('drafts')
      .select(['id', 'attachment_ids'])
      .where('updated_at', '>=', changedSince)
      .where('attachment_ids', '<>', '[]')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const draft of page) {
      for (const id of JSON.parse(draft.attachment_ids) as string[]) held.add(id)
    }
    const last = page.at(-1)
    if (page.length < PAGE || !last) return held
    after = last.id
  }
}

/** Deletes drafts unchanged since one time, and drafts that were accepted before another. */
export async function deleteOldDrafts(
  db: Db,
  changedBefore: string,
  acceptedBefore: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('drafts')
    .where((eb) =>
      eb.or([eb('updated_at', '<', changedBefore), eb('accepted_at', '<', acceptedBefore)]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Schedules a scan for files quarantined before a time that have no open scan job, for example
 * after part of the database was restored.
 * @returns How many, at most one page.
 */
export async function promiseScansAgain(db: Db, storedBefore: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const forgotten = await tx
      .selectFrom('attachments')
      .select('id')
      .where('stored_at', '<', storedBefore)
      .where('released_at', 'is', null)
      .where('removed_at', 'is', null)
      .where('lost_at', 'is', null)
      .where((eb) => eb.or([eb('verdict', 'is', null), eb('verdict', '<>', 'unscannable')]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox')
              .select('outbox.id')
              .where('queue', '=', 'scan-attachment')
              .where('done_at', 'is', null)
              .where(isAboutAttachment()),
          ),
        ),
      )
      .orderBy('stored_at')
      .limit(PAGE)
      .execute()
    for (const { id } of forgotten) await addToOutbox(tx, 'scan-attachment', { attachmentId: id })
    return forgotten.length
  })
}
