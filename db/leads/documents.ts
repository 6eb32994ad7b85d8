import { type Selectable, sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { newId } from '../new-id.ts'
import type { Db } from '../open.ts'
import type { AttachmentTable, Database, Timestamp } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { toAttachment } from './attachments.ts'

/** A paper or photograph of a lead. */
export interface LeadDocument {
  id: string
  name: string
  /** `unavailable`: the visitor does not have it; `withdrawn`: staff do not need it any more. */
  state: 'missing' | 'received' | 'unavailable' | 'withdrawn'
  /** The message that asked for it last; undefined when the visitor sent it without being asked. */
  asked: { id: string; at: Timestamp; by: string; remindedAt: Timestamp | undefined } | undefined
  /** When it came, or staff ticked it. */
  receivedAt: Timestamp | undefined
  /** The address of who ticked it. */
  receivedBy: string | undefined
  /** The files that came as this document, oldest first; those from before it was last asked for, too. */
  fileIds: string[]
  /** Something came since it was asked for, and was infected. */
  isRefused: boolean
}

/** The documents of a lead, in the order in which they were first asked for or sent. */
export async function documentsOf(db: Db, submissionId: string): Promise<LeadDocument[]> {
  const rows = await db
    .selectFrom('lead_documents as d')
    .leftJoin('document_askings as a', 'a.id', 'd.asking_id')
    .leftJoin('lead_replies as r', 'r.id', 'd.asking_id')
    .selectAll('d')
    .select(['a.created_at as askedAt', 'a.reminded_at as remindedAt', 'r.staff_name as askedBy'])
    .where('d.submission_id', '=', submissionId)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute()
  const files = await db
    .selectFrom('document_files as f')
    .innerJoin('lead_documents as d', 'd.id', 'f.document_id')
    .innerJoin('attachments as a', 'a.id', 'f.attachment_id')
    .selectAll('a')
    .select(['f.document_id as documentId', 'f.filed_at as filedAt'])
    .where('d.submission_id', '=', submissionId)
    .orderBy('f.filed_at')
    .orderBy('a.position')
    .execute()
  return rows.map((row) => {
    const own = files.filter(({ documentId }) => documentId === row.id)
    const since = own.filter(({ filedAt }) => filedAt >= (row.askedAt ?? ''))
    const receivedAt = row.received_at ?? since.find(isHere)?.filedAt
    return {
      id: row.id,
      name: row.name,
      state: row.withdrawn_at
        ? 'withdrawn'
        : receivedAt
          ? 'received'
          : row.unavailable_at
            ? 'unavailable'
            : 'missing',
      asked:
        row.asking_id && row.askedAt
          ? {
              id: row.asking_id,
              at: row.askedAt,
              by: row.askedBy ?? '',
              remindedAt: row.remindedAt ?? undefined,
            }
          : undefined,
      receivedAt,
      receivedBy: row.received_by ?? undefined,
      fileIds: own.map(({ id }) => id),
      isRefused: since.some((file) => toAttachment(file).state === 'infected'),
    }
  })
}

/** Whether a file counts: one that is infected or missing from the store has not come. */
function isHere(file: Selectable<AttachmentTable>): boolean {
  const { state } = toAttachment(file)
  return state !== 'infected' && state !== 'lost'
}

/** The same for a query: that a row `lead_documents` has been asked for and has not come. */
export const isMissing = sql<boolean>`withdrawn_at is null and received_at is null and unavailable_at is null
  and not exists (
    select 1 from document_files f join attachments on attachments.id = f.attachment_id
    where f.document_id = lead_documents.id and attachments.lost_at is null
    and (attachments.verdict is null or attachments.verdict <> 'infected')
    and f.filed_at >= (select created_at from document_askings where id = lead_documents.asking_id)
  )`

/** What staff do with a document: it came another way, or it did not; it is not needed any more. */
export type DocumentChange = 'received' | 'missing' | 'withdrawn'

/**
 * Notes what staff say of a document.
 * @returns False when the lead has no such document, or is gone.
 */
export async function changeDocument(
  db: Db,
  staff: { email: string },
  submissionId: string,
  id: string,
  to: DocumentChange,
): Promise<boolean> {
  const now = new Date().toISOString()
  return inTransaction(db, async (tx) => {
    await lockRowsOf(tx, 'submissions', [submissionId])
    const { numUpdatedRows } = await tx
      .updateTable('lead_documents')
      .set({
        received_at: to === 'received' ? now : null,
        received_by: to === 'received' ? staff.email : null,
        withdrawn_at: to === 'withdrawn' ? now : null,
        ...(to !== 'withdrawn' && { unavailable_at: null }),
      })
      .where('id', '=', id)
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const details = { document: id, to }
    await recordAudit(tx, { staff, action: 'document-changed', about: submissionId, details })
    return true
  })
}

/** The ids of a lead's documents with these names, in that order; those that it has not are made. */
export async function documentIds(
  tx: Transaction<Database>,
  submissionId: string,
  names: readonly string[],
): Promise<string[]> {
  const now = Date.now()
  const ids: string[] = []
  for (const [index, name] of names.entries()) {
    // They are listed in the order in which they were named.
    const created_at = new Date(now + index).toISOString()
    const { id } = await tx
      .insertInto('lead_documents')
      .values({ id: newId(), submission_id: submissionId, name, created_at })
      .onConflict((conflict) =>
        // Otherwise nothing is returned.
        conflict.columns(['submission_id', 'name']).doUpdateSet({ name }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}
