import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../open.ts'
import { enqueue } from '../ops/outbox.ts'
import type { AttachmentTable, Timestamp } from '../schema/index.ts'

/** When a file "came" that is to be deleted: older than any limit; no draft keeps it, and no lead can have it. */
export const DELETED_WITH_LEAD = new Date(0).toISOString()

export interface Attachment {
  id: string
  /** The object's key after its release from quarantine. */
  objectKey: string
  filename: string
  contentType: string
  sizeBytes: number
  sha256: string
  passwordProtected: boolean
  /** Its end was missing when it came, or it turned out that it cannot be drawn. */
  isIncomplete: boolean
  state: AttachmentState
  /** When the visitor added it to a request that was already sent; null: it came with the form. */
  addedAt: Timestamp | null
}

export type AttachmentState =
  /** Stored while no scanner was configured. */
  | 'not scanned'
  /** In quarantine, without a verdict yet. */
  | 'being checked'
  | 'clean'
  /** Its object is deleted. */
  | 'infected'
  /** In quarantine permanently. */
  | 'could not be scanned'
  /** Its object is missing from the store. */
  | 'lost'

export interface NewAttachment {
  filename: string
  contentType: string
  sizeBytes: number
  sha256: string
  passwordProtected: boolean
  /** It is a picture whose end is missing. */
  isIncomplete?: boolean
}

/** The key of an upload until it is released. */
export function quarantineKey(id: string): string {
  return `quarantine/${id}`
}

/**
 * Reserves a key and inserts the row of a file that is about to be stored.
 * The key is `form-uploads/{timestamp}-{filename}`; if it is taken, the timestamp is incremented.
 * @throws When there is a row with this id.
 */
export async function addAttachment(
  db: Db,
  file: NewAttachment,
  id: string = randomUUID(),
): Promise<{ id: string; objectKey: string }> {
  const now = new Date()
  for (let timestamp = now.getTime(); ; timestamp++) {
    const objectKey = `form-uploads/${timestamp}-${file.filename.replace(/\s/g, '-')}`
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('attachments')
      .values({
        id,
        object_key: objectKey,
        filename: file.filename,
        content_type: file.contentType,
        size_bytes: file.sizeBytes,
        sha256: file.sha256,
        password_protected: file.passwordProtected ? 1 : 0,
        preview: file.isIncomplete ? 'unreadable' : null,
        position: 0,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('object_key').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) return { id, objectKey }
  }
}

/** Records that the whole file is stored under its key and will not be scanned. */
export async function markStored(db: Db, id: string): Promise<void> {
  const now = new Date().toISOString()
  await db
    .updateTable('attachments')
    .set({ stored_at: now, released_at: now })
    .where('id', '=', id)
    .execute()
}

/** Records that the whole file is in quarantine, and schedules its scan. */
export async function markQuarantined(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('attachments')
      .set({ stored_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, 'scan-attachment', { attachmentId: id })
  })
}

/** No file takes so long to be stored: whoever stored it has died. */
export const ABANDONED_MS = 5 * 60_000

/** Deletes the row of a file that somebody began to store, this long ago or longer, and that is not stored. */
export async function removeUnstored(db: Db, id: string, olderThanMs = 0): Promise<void> {
  await db
    .deleteFrom('attachments')
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .where('created_at', '<=', new Date(Date.now() - olderThanMs).toISOString())
    .execute()
}

/** Stored, unclaimed files by id, in the order of the ids; unknown ids are left out. */
export async function findUnclaimed(db: Db, ids: string[]): Promise<Attachment[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .where('stored_at', 'is not', null)
    .where('created_at', '>', DELETED_WITH_LEAD)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toAttachment(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A file's row as others read it. */
export function toAttachment(row: Selectable<AttachmentTable>): Attachment {
  return {
    id: row.id,
    objectKey: row.object_key,
    filename: row.filename,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    passwordProtected: row.password_protected === 1,
    isIncomplete: row.preview === 'unreadable',
    state: stateOf(row),
    addedAt: row.added_at,
  }
}

function stateOf(row: Selectable<AttachmentTable>): AttachmentState {
  if (row.verdict === 'infected') return 'infected'
  if (row.lost_at) return 'lost'
  if (row.verdict === 'unscannable') return 'could not be scanned'
  if (row.verdict) return row.verdict
  return row.released_at ? 'not scanned' : 'being checked'
}

/** The size of all files that belong to no lead: to no request yet, or to one that is held. */
export async function unclaimedBytes(db: Db): Promise<number> {
  const [unclaimed, held] = await Promise.all([
    db
      .selectFrom('attachments')
      .select((eb) => eb.fn.sum('size_bytes').as('bytes'))
      .where('submission_id', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('submissions')
      .innerJoin('attachments', 'attachments.submission_id', 'submissions.id')
      .select((eb) => eb.fn.sum('size_bytes').as('bytes'))
      .where('held_at', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return Number(unclaimed.bytes ?? 0) + Number(held.bytes ?? 0)
}

/** A file of a lead, with what its scan came to. */
export interface LeadFile extends Attachment {
  leadId: string
  /** What the scanner calls what it found, or why it could not look. */
  signature: string | undefined
  scannedAt: Timestamp | undefined
  isReleased: boolean
  /** A picture was made to look at, or cannot be; undefined while there is none, and of pictures that browsers show. */
  preview: 'made' | 'unreadable' | 'too large' | 'needs Acrobat' | undefined
  /** Of a PDF with a preview. */
  pages: number | undefined
}

/** Files of a lead in the order in which the visitor chose them, without the certificates that staff sent. */
export async function attachmentsOf(db: Db, leadId: string): Promise<LeadFile[]> {
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('submission_id', '=', leadId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_certificates')
            .select('lead_certificates.id')
            .whereRef('attachment_id', '=', 'attachments.id')
            .where('lead_certificates.submission_id', '=', leadId),
        ),
      ),
    )
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => toLeadFile(row) ?? [])
}

/** A file that belongs to a lead, or undefined. */
export async function findLeadFile(db: Db, id: string): Promise<LeadFile | undefined> {
  const row = await db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toLeadFile(row)
}

/** Where a file's object lies: first where it should, then where it lies while it is being moved. */
export function objectKeysOf({ id, objectKey, isReleased }: LeadFile): [string, string] {
  const quarantine = quarantineKey(id)
  return isReleased ? [objectKey, quarantine] : [quarantine, objectKey]
}

function toLeadFile(row: Selectable<AttachmentTable>): LeadFile | undefined {
  if (row.submission_id === null) return undefined
  return {
    ...toAttachment(row),
    leadId: row.submission_id,
    signature: row.signature ?? undefined,
    scannedAt: row.scanned_at ?? undefined,
    isReleased: row.released_at !== null,
    preview: row.preview ?? undefined,
    pages: row.preview_pages ?? undefined,
  }
}
