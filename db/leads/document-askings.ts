import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import type { LeadStatus } from '../schema/leads.ts'
import { uuidOf } from '../uuid-of.ts'
import { documentIds, isMissing } from './documents.ts'
import { lockToAnswer, noteContact } from './lead-contact.ts'
import { CLOSED_STATUSES, OPEN_STATUSES } from './lead-status.ts'
import { promiseReply, reminderId } from './replies.ts'

/** What staff ask a visitor for. */
export interface NewAsking {
  names: readonly string[]
  subject: string
  text: string
  /** Of the form: pressed twice, it asks once. */
  key: string
  /** The latest asking that its page showed, or empty: a colleague may have been as fast. */
  seen: string
}

/**
 * Promises one message that asks the visitor for documents, and notes them as missing, those that had come before
 * included. It counts as an answer.
 * @returns `asked meanwhile`, `held`, `closed`, `gone`: nothing was written.
 */
export async function askForDocuments(
  db: Db,
  staff: { email: string; name: string },
  submissionId: string,
  { names, subject, text, key, seen }: NewAsking,
): Promise<'promised' | 'asked meanwhile' | 'held' | 'closed' | 'gone'> {
  const id = uuidOf(`${submissionId} ${key} ${names.join('\n')} ${subject} ${text}`)
  return inTransaction(db, async (tx) => {
    const lead = await lockToAnswer(tx, submissionId)
    if (typeof lead === 'string') return lead
    if (isClosed(lead.status)) return 'closed'
    const askings = await tx
      .selectFrom('document_askings')
      .select('id')
      .where('submission_id', '=', submissionId)
      .orderBy('created_at', 'desc')
      .execute()
    if (askings.some((one) => one.id === id)) return 'promised'
    if ((askings[0]?.id ?? '') !== seen) return 'asked meanwhile'
    await promiseReply(tx, submissionId, { id, staff, subject, text })
    const created_at = new Date().toISOString()
    await tx
      .insertInto('document_askings')
      .values({ id, submission_id: submissionId, created_at })
      .execute()
    await tx
      .updateTable('lead_documents')
      .set({
        asking_id: id,
        received_at: null,
        received_by: null,
        unavailable_at: null,
        withdrawn_at: null,
      })
      .where('id', 'in', await documentIds(tx, submissionId, names))
      .execute()
    await noteContact(tx, staff, submissionId, 'documents')
    return 'promised'
  })
}

function isClosed(status: LeadStatus): boolean {
  return CLOSED_STATUSES.some((one) => one === status)
}

/** An asking of which something is still missing. */
export interface OpenAsking {
  id: string
  submissionId: string
  createdAt: Timestamp
  remindedAt: Timestamp | null
  /** Of the message that asked: who did, and its subject. */
  staff: { email: string; name: string }
  subject: string
}

const AT_ONCE = 200

/**
 * Askings of open leads of which something is missing, and nothing more has come of them since a moment.
 * @param before When the visitor was asked, or was reminded, at the latest.
 */
export async function openAskings(db: Db, before: Timestamp): Promise<OpenAsking[]> {
  const rows = await db
    .selectFrom('document_askings as a')
    .innerJoin('submissions as s', 's.id', 'a.submission_id')
    .innerJoin('lead_replies as r', 'r.id', 'a.id')
    .select(['a.id', 'a.submission_id', 'a.created_at', 'a.reminded_at'])
    .select(['r.staff_email', 'r.staff_name', 'r.subject'])
    .where('a.told_at', 'is', null)
    .where('a.created_at', '<=', before)
    .where((eb) => eb.or([eb('a.reminded_at', 'is', null), eb('a.reminded_at', '<=', before)]))
    .where('s.status', 'in', OPEN_STATUSES)
    .where('s.held_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('lead_documents')
          .select('lead_documents.id')
          .whereRef('lead_documents.asking_id', '=', 'a.id')
          .where(isMissing),
      ),
    )
    .orderBy('a.created_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    createdAt: row.created_at,
    remindedAt: row.reminded_at,
    staff: { email: row.staff_email, name: row.staff_name },
    subject: row.subject,
  }))
}

/**
 * Promises the one reminder of an asking, or tells whoever has the lead that something is still missing: after the
 * reminder, and at once where the message did not arrive.
 * @param write The text of the reminder, given the names of what is missing.
 * @returns What was promised; undefined: it has come meanwhile, or another worker was as fast.
 */
export async function followUp(
  db: Db,
  asking: OpenAsking,
  write: (missing: string[]) => string,
): Promise<'reminded' | 'told' | undefined> {
  const { id, submissionId, staff, subject } = asking
  return inTransaction(db, async (tx) => {
    await lockRowsOf(tx, 'submissions', [submissionId])
    const missing = await tx
      .selectFrom('lead_documents')
      .innerJoin('submissions', 'submissions.id', 'lead_documents.submission_id')
      .select('lead_documents.name')
      .where('asking_id', '=', id)
      .where('submissions.status', 'in', OPEN_STATUSES)
      .where(isMissing)
      .orderBy('lead_documents.created_at')
      .orderBy('lead_documents.id')
      .execute()
    if (missing.length === 0) return undefined
    const message = await messageOf(tx, asking)
    // It has not gone out yet, and a reminder of it could overtake it.
    if (message && message.sent_at === null && message.refused_at === null) return undefined
    const isReminder = asking.remindedAt === null && message?.sent_at != null
    const now = new Date().toISOString()
    const { numUpdatedRows } = await tx
      .updateTable('document_askings')
      .set(isReminder ? { reminded_at: now } : { told_at: now })
      .where('id', '=', id)
      .where('reminded_at', asking.remindedAt === null ? 'is' : '=', asking.remindedAt)
      .where('told_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return undefined
    if (!isReminder) {
      await addDelivery(tx, { submissionId, audience: 'agency', topic: 'documents', aboutId: id })
      return 'told'
    }
    const text = write(missing.map(({ name }) => name))
    await promiseReply(tx, submissionId, { id: reminderId(id), staff, subject, text })
    return 'reminded'
  })
}

/** The delivery of what was sent last: the reminder, or the message that asked. */
function messageOf(tx: Transaction<Database>, { id, submissionId, remindedAt }: OpenAsking) {
  return tx
    .selectFrom('deliveries')
    .select(['sent_at', 'refused_at'])
    .where('submission_id', '=', submissionId)
    .where('about_id', '=', remindedAt === null ? id : reminderId(id))
    .where('topic', '=', 'reply')
    .executeTakeFirst()
}
