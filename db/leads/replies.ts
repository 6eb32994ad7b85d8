import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { uuidOf } from '../uuid-of.ts'
import { lockToAnswer, noteContact } from './lead-contact.ts'

/** What a broker wrote to a lead's visitor from the desk. */
export interface LeadReply {
  id: string
  staffEmail: string
  staffName: string
  subject: string
  text: string
  createdAt: Timestamp
  /** `asking`: it asks for documents; `reminder`: of such a message. */
  purpose: 'reply' | 'asking' | 'reminder'
}

/**
 * Promises a broker's reply to the visitor, once: one that is sent again with its key is promised already. It counts as
 * an answer.
 * @param key Of the form that it was typed in. Another text with the same key is another reply.
 * @returns `held`, `gone`: nothing was written.
 */
export async function addReply(
  db: Db,
  staff: { email: string; name: string },
  submissionId: string,
  { subject, text, key }: { subject: string; text: string; key: string },
): Promise<'promised' | 'held' | 'gone'> {
  const id = uuidOf(`${submissionId} ${key} ${subject} ${text}`)
  return inTransaction(db, async (tx) => {
    const lead = await lockToAnswer(tx, submissionId)
    if (typeof lead === 'string') return lead
    const isNew = await promiseReply(tx, submissionId, { id, staff, subject, text })
    if (isNew) await noteContact(tx, staff, submissionId, 'reply')
    return 'promised'
  })
}

/**
 * Stores a message to the visitor and schedules it, in the transaction of what it is about.
 * @param reply `id`: a message that has it is promised already.
 * @returns Whether it is new.
 */
export async function promiseReply(
  tx: Transaction<Database>,
  submissionId: string,
  {
    id,
    staff,
    subject,
    text,
  }: Pick<LeadReply, 'id' | 'subject' | 'text'> & { staff: { email: string; name: string } },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lead_replies')
    .values({
      id,
      submission_id: submissionId,
      staff_email: staff.email,
      staff_name: staff.name,
      subject,
      text,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  await addDelivery(tx, { submissionId, audience: 'visitor', topic: 'reply', aboutId: id })
  return true
}

/** Replies to a lead's visitor, oldest first. */
export async function repliesOf(db: Db, submissionId: string): Promise<LeadReply[]> {
  const rows = await db
    .selectFrom('lead_replies')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const askings = await db
    .selectFrom('document_askings')
    .select('id')
    .where('submission_id', '=', submissionId)
    .execute()
  const asks = new Set(askings.map(({ id }) => id))
  const reminders = new Set(askings.map(({ id }) => reminderId(id)))
  return rows.map((row) => ({
    id: row.id,
    staffEmail: row.staff_email,
    staffName: row.staff_name,
    subject: row.subject,
    text: row.text,
    createdAt: row.created_at,
    purpose: asks.has(row.id) ? 'asking' : reminders.has(row.id) ? 'reminder' : 'reply',
  }))
}

/** The id of the reminder of a message that asked for documents: there is one at most. */
export function reminderId(askingId: string): string {
  return uuidOf(`reminder ${askingId}`)
}

/** The id of the first confirmation that was promised to a lead's visitor, to which replies are answers. */
export async function firstConfirmation(db: Db, submissionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('audience', '=', 'visitor')
    .where('topic', '=', 'submission')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}
