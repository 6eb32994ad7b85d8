import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { uuidOf } from '../uuid-of.ts'
import { noteContact } from './lead-contact.ts'

/** What a broker wrote to a lead's visitor from the desk. */
export interface LeadReply {
  id: string
  staffEmail: string
  staffName: string
  subject: string
  text: string
  createdAt: Timestamp
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
    // Locked: of two presses the second finds what the first has written.
    await lockRowsOf(tx, 'submissions', [submissionId])
    const lead = await tx
      .selectFrom('submissions')
      .select('held_at')
      .where('id', '=', submissionId)
      .executeTakeFirst()
    if (!lead) return 'gone'
    if (lead.held_at !== null) return 'held'
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
    if (!numInsertedOrUpdatedRows) return 'promised'
    await addDelivery(tx, { submissionId, audience: 'visitor', topic: 'reply', aboutId: id })
    await noteContact(tx, staff, submissionId, 'reply')
    return 'promised'
  })
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
  return rows.map((row) => ({
    id: row.id,
    staffEmail: row.staff_email,
    staffName: row.staff_name,
    subject: row.subject,
    text: row.text,
    createdAt: row.created_at,
  }))
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
