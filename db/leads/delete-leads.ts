import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { DELETED_WITH_LEAD } from './attachments.ts'
import type { ChangedLeads } from './lead-changes.ts'
import { abandonFiles, filesIn } from './recurring.ts'
import { forgetAddresses } from './same-person.ts'
import { unindexLeads } from './search-index.ts'
import { normalizeEmail } from './submissions.ts'
import { lockHeld } from './suspected-spam.ts'
import { type LeadAsRead, lockUnchanged } from './unseen-changes.ts'

const AT_ONCE = 200
/** What goes with a lead: a table before those that its rows refer to. */
const OF_LEAD = [
  'lead_documents',
  'document_askings',
  'lead_notes',
  'lead_replies',
  'lead_incoming',
  'lead_certificates',
  'answer_changes',
  'amendments',
  'deliveries',
] as const

/**
 * Deletes leads with their messages, replies, answers, certificates, documents, notes, versions, and drafts. Their files become
 * unclaimed uploads, which
 * the worker's sweep deletes. The log names the references and no person.
 * @param reason The action in the log. With `spam-deleted`, leads that are no longer held are skipped.
 * @returns How many there were.
 */
export async function deleteLeads(
  db: Db,
  staff: { email: string } | null,
  ids: readonly string[],
  reason: Deletion = 'lead-deleted',
): Promise<number> {
  let deleted = 0
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    deleted += await deletePage(db, staff, ids.slice(start, start + AT_ONCE), reason)
  }
  return deleted
}

/**
 * Likewise, but leaves those that somebody else has changed since they were read, the visitor included.
 * @param ids At most one page of the list.
 * @param read What was read of them; a lead that is not in it is deleted whatever was changed of it.
 */
export async function deleteUnchanged(
  db: Db,
  staff: { email: string },
  ids: readonly string[],
  read: ReadonlyMap<string, LeadAsRead>,
): Promise<ChangedLeads> {
  return inTransaction(db, async (tx) => {
    const { unchanged, stale } = await lockUnchanged(tx, staff, ids, read)
    return { done: await deleteIn(tx, staff, unchanged, 'lead-deleted'), stale }
  })
}

/** The ids of everything that came from a person's addresses, newest first. */
export async function leadsOfPerson(db: Db, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('email', 'in', emails.map(normalizeEmail))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** The oldest leads received before a moment. */
export async function leadsBefore(db: Db, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function deletePage(
  db: Db,
  staff: { email: string } | null,
  asked: readonly string[],
  action: Deletion,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = action === 'spam-deleted' ? await lockHeld(tx, asked) : asked
    return deleteIn(tx, staff, ids, action)
  })
}

async function deleteIn(
  tx: Transaction<Database>,
  staff: { email: string } | null,
  ids: readonly string[],
  action: Deletion,
): Promise<number> {
  if (ids.length === 0) return 0
  await lockRowsOf(tx, 'submissions', ids)
  await unindexLeads(tx, ids)
  await tx
    .updateTable('attachments')
    .set({ submission_id: null, created_at: DELETED_WITH_LEAD })
    .where('submission_id', 'in', ids)
    .execute()
  // Of a form without JavaScript the draft outlives the lead for a while, with all its answers.
  const drafts = await tx
    .deleteFrom('drafts')
    .where(
      'submission_key',
      'in',
      tx.selectFrom('submissions').select('submission_key').where('id', 'in', ids),
    )
    .returning('attachment_ids')
    .execute()
  await abandonFiles(tx, filesIn(drafts))
  await tx
    .deleteFrom('document_files')
    .where(
      'document_id',
      'in',
      tx.selectFrom('lead_documents').select('id').where('submission_id', 'in', ids),
    )
    .execute()
  for (const table of OF_LEAD) {
    await tx.deleteFrom(table).where('submission_id', 'in', ids).execute()
  }
  const gone = await tx
    .deleteFrom('submissions')
    .where('id', 'in', ids)
    .returning(['id', 'reference', 'email'])
    .execute()
  await forgetAddresses(
    tx,
    gone.map(({ email }) => email),
  )
  for (const { id, reference } of gone) {
    await recordAudit(tx, { staff, action, about: id, details: { reference } })
  }
  return gone.length
}

/** The log's actions that delete a lead. */
const DELETIONS = ['lead-deleted', 'spam-deleted', 'person-erased', 'lead-expired'] as const
export type Deletion = (typeof DELETIONS)[number]

/** What the log still says about a lead that was deleted. */
export interface DeletedLead {
  action: Deletion
  reference: string
  at: Timestamp
  /** Null: the retention job. */
  staffEmail: string | null
}

/** When and by whom a lead was deleted; undefined if the log has no deletion with this id. */
export async function findDeletedLead(db: Db, id: string): Promise<DeletedLead | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select(['action', 'at', 'staff_email', 'details'])
    .where('about', '=', id)
    .where('action', 'in', DELETIONS)
    .executeTakeFirst()
  if (!row) return undefined
  const { reference } = JSON.parse(row.details) as { reference?: unknown }
  return {
    action: row.action as Deletion,
    reference: typeof reference === 'string' ? reference : '',
    at: row.at,
    staffEmail: row.staff_email,
  }
}
