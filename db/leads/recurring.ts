import type { Transaction } from 'kysely'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import { enqueueAll, lacksJob } from '../ops/outbox.ts'
import type { Database } from '../schema/index.ts'
import { type Attachment, DELETED_WITH_LEAD, quarantineKey } from './attachments.ts'

/** How many rows one statement of a sweep processes. */
const PAGE = 200

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
      .where(lacksJob('scan-attachment'))
      .orderBy('stored_at')
      .limit(PAGE)
      .execute()
    await enqueueAll(
      tx,
      forgotten.map(({ id }) => ({ queue: 'scan-attachment', payload: { attachmentId: id } })),
    )
    return forgotten.length
  })
}

/** Has the worker's next sweep delete the files of drafts that were deleted, but for those of a lead. */
export async function abandonFiles(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await lockRowsOf(tx, 'attachments', ids)
  await tx
    .updateTable('attachments')
    .set({ created_at: DELETED_WITH_LEAD })
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .execute()
}

/** The ids of all files in some drafts. */
export function filesIn(drafts: readonly { attachment_ids: string }[]): string[] {
  return drafts.flatMap(({ attachment_ids }) => JSON.parse(attachment_ids) as string[])
}

/** A file that should be in the object store. */
export interface StoredFile extends Pick<Attachment, 'id' | 'objectKey'> {
  submissionId: string | null
}

/**
 * Records which files were found in the store, given the keys of a page of its objects.
 * @returns The keys without a row.
 */
export async function noteSeen(db: Db, keys: string[], at: string): Promise<string[]> {
  if (keys.length === 0) return []
  const ids = keys.filter((key) => key.startsWith(quarantineKey(''))).map((key) => key.slice(11))
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'object_key', 'released_at', 'removed_at'])
    .where((eb) =>
      eb.or([eb('object_key', 'in', keys), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]),
    )
    .execute()
  const wanted = new Map<string, string>()
  for (const { id, object_key, released_at, removed_at } of rows) {
    if (removed_at) continue
    // A file that is being released may be in either place.
    if (!released_at) wanted.set(quarantineKey(id), id)
    wanted.set(object_key, id)
  }
  const seen = keys.flatMap((key) => wanted.get(key) ?? [])
  if (seen.length > 0) {
    await db
      .updateTable('attachments')
      .set({ seen_at: at, lost_at: null })
      .where('id', 'in', seen)
      .execute()
  }
  return keys.filter((key) => !wanted.has(key))
}

/** Files stored before `before` and not seen since: one page, after an id. */
export async function unseenFiles(db: Db, before: string, after: string): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'object_key as objectKey', 'submission_id as submissionId'])
    .where('stored_at', '<', before)
    .where((eb) => eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', before)]))
    .where('removed_at', 'is', null)
    .where('lost_at', 'is', null)
    // Its object is being deleted, or has just been.
    .where((eb) => eb.or([eb('verdict', 'is', null), eb('verdict', '<>', 'infected')]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute()
  return rows
}

/** Records that a file's object is missing from the store; the lead's page shows it. */
export async function markLost(db: Db, id: string): Promise<void> {
  await db
    .updateTable('attachments')
    .set({ lost_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('lost_at', 'is', null)
    .execute()
}
