import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import { enqueue, enqueueAll, lacksJob } from '../ops/outbox.ts'
import type { Database, Timestamp } from '../schema/index.ts'

/** Of files that browsers do not show as a picture. */
export const PREVIEWED = ['application/pdf', 'image/heic', 'image/tiff']
const FOLDER = 'previews/'
/** How many files one statement of a sweep processes. */
const PAGE = 200

/** A clean file of a lead of which a preview is still to be made. */
interface FileWithoutPreview {
  id: string
  objectKey: string
  contentType: string
}

/** What the attempts to make one came to, for good. */
export type PreviewOutcome =
  | { preview: 'made'; pages: number | undefined }
  | { preview: 'unreadable' | 'too large' | 'needs Acrobat' }

/** Where a file's previews lie: a picture to look at and, of a photo, the whole of it as JPEG. */
export function previewKeys(id: string): { picture: string; copy: string } {
  return { picture: `${FOLDER}${id}.jpg`, copy: `${FOLDER}${id}-copy.jpg` }
}

/** A file that waits for its preview, or undefined. */
export async function findWithoutPreview(
  db: Db,
  id: string,
): Promise<FileWithoutPreview | undefined> {
  return withoutPreview(db).where('id', '=', id).executeTakeFirst()
}

/** Schedules a file's preview, if it waits for one: it is found clean, and belongs to a lead. */
export async function enqueuePreview(tx: Transaction<Database>, id: string): Promise<void> {
  if (await findWithoutPreview(tx, id)) {
    await enqueue(tx, 'make-preview', { attachmentId: id })
  }
}

/**
 * Counts an attempt before it is made: one that takes the worker down with it counts, too.
 * @returns Which attempt it is, from 1.
 */
export async function countAttempt(db: Db, id: string): Promise<number> {
  return addAttempts(db, id, 1)
}

/** Takes back an attempt that failed, but not because of the file. */
export async function uncountAttempt(db: Db, id: string): Promise<void> {
  await addAttempts(db, id, -1)
}

/**
 * Records what came of a file's preview.
 * @returns Whether the file still belongs to a lead.
 */
export async function recordPreview(db: Db, id: string, outcome: PreviewOutcome): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachments')
    .set({
      preview: outcome.preview,
      preview_pages: 'pages' in outcome ? (outcome.pages ?? null) : null,
    })
    .where('id', '=', id)
    .where('submission_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Has a preview that is missing from the store made again. */
export async function forgetPreview(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('attachments')
      .set({ preview: null, preview_attempts: 0 })
      .where('id', '=', id)
      .where('preview', '=', 'made')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await enqueuePreview(tx, id)
  })
}

/**
 * Schedules previews of files released before a time that have neither one nor an open job.
 * @returns How many, at most one page.
 */
export async function promisePreviewsAgain(db: Db, releasedBefore: Timestamp): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const forgotten = await withoutPreview(tx)
      .where('released_at', '<', releasedBefore)
      .where(lacksJob('make-preview'))
      .limit(PAGE)
      .execute()
    await enqueueAll(
      tx,
      forgotten.map(({ id }) => ({ queue: 'make-preview', payload: { attachmentId: id } })),
    )
    return forgotten.length
  })
}

/** Which of these objects are previews of no file. */
export async function previewsOfNoFile(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const idOf = (key: string) => key.slice(FOLDER.length).replace(/(-copy)?\.jpg$/, '')
  const rows = await db
    .selectFrom('attachments')
    .select('id')
    .where('id', 'in', keys.map(idOf))
    .where('preview', '=', 'made')
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return keys.filter((key) => !known.has(idOf(key)))
}

function withoutPreview(db: Db) {
  return db
    .selectFrom('attachments')
    .select(['id', 'object_key as objectKey', 'content_type as contentType'])
    .where('preview', 'is', null)
    .where('verdict', '=', 'clean')
    .where('content_type', 'in', PREVIEWED)
    .where('password_protected', '=', 0)
    .where('submission_id', 'is not', null)
    .where('released_at', 'is not', null)
    .where('lost_at', 'is', null)
}

async function addAttempts(db: Db, id: string, by: number): Promise<number> {
  const row = await db
    .updateTable('attachments')
    .set((eb) => ({ preview_attempts: eb('preview_attempts', '+', by) }))
    .where('id', '=', id)
    .returning('preview_attempts')
    .executeTakeFirst()
  return row?.preview_attempts ?? 0
}
