import type { Selectable } from 'kysely'
import type { Db } from '../open.ts'
import type { AttachmentTable, Timestamp } from '../schema/index.ts'
import { type Attachment, quarantineKey, toAttachment } from './attachments.ts'

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

/** Files of a lead in the order in which the visitor chose them. */
export async function filesOfLead(db: Db, leadId: string): Promise<LeadFile[]> {
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('submission_id', '=', leadId)
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
