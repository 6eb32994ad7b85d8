import { randomUUID } from 'node:crypto'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { uuidOf } from '../uuid-of.ts'
import { updateIndex } from './index-leads.ts'

/** What a broker wrote down about a lead. */
export interface LeadNote {
  id: string
  staffEmail: string
  text: string
  createdAt: Timestamp
}

/**
 * Adds a note to a lead, once: a note that is sent again with its key is there already. The lead is found by its
 * words from then on.
 * @param key Of the form that it was typed in. Another text with the same key is another note.
 * @returns False when the lead is gone.
 */
export async function addNote(
  db: Db,
  staff: { email: string },
  submissionId: string,
  text: string,
  key: string = randomUUID(),
): Promise<boolean> {
  const id = uuidOf(`${submissionId} ${key} ${text}`)
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('lead_notes')
      .columns(['id', 'submission_id', 'staff_email', 'text', 'created_at'])
      .expression((eb) =>
        eb
          .selectFrom('submissions')
          .select([
            eb.val(id).as('id'),
            'submissions.id as submission_id',
            eb.val(staff.email).as('staff_email'),
            eb.val(text).as('text'),
            eb.val(new Date().toISOString()).as('created_at'),
          ])
          .where('submissions.id', '=', submissionId),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows ?? 0) > 0) {
      await updateIndex(tx, submissionId, { onlyWords: true })
      return true
    }
    const before = tx.selectFrom('lead_notes').select('id').where('id', '=', id)
    return (await before.executeTakeFirst()) !== undefined
  })
}

/** Notes on a lead, oldest first. */
export async function notesOf(db: Db, submissionId: string): Promise<LeadNote[]> {
  return (await notesOfLeads(db, [submissionId])).get(submissionId) ?? []
}

/** Likewise those of several leads, by the id of the lead. */
export async function notesOfLeads(
  db: Db,
  submissionIds: readonly string[],
): Promise<Map<string, LeadNote[]>> {
  const rows = await db
    .selectFrom('lead_notes')
    .selectAll()
    .where('submission_id', 'in', submissionIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const noteOf = ({ id, staff_email, text, created_at }: (typeof rows)[number]): LeadNote => ({
    id,
    staffEmail: staff_email,
    text,
    createdAt: created_at,
  })
  const byLead = Map.groupBy(rows, ({ submission_id }) => submission_id)
  return new Map([...byLead].map(([lead, notes]) => [lead, notes.map(noteOf)]))
}
