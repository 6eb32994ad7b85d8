import { randomUUID } from 'node:crypto'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import type { ApplicationAnswers } from './application.ts'

/** An answer of an application that staff corrected or added. */
export interface AnswerChange {
  id: string
  /** The name of the question. */
  question: string
  /** As it was typed; empty: not answered. */
  was: string
  became: string
  staffEmail: string
  changedAt: Timestamp
}

/** What staff typed into the fields of some questions, and what these fields showed before. */
export interface TypedAnswers {
  typed: ApplicationAnswers
  shown: ApplicationAnswers
}

/**
 * Saves what staff changed of an application, and leaves alone what they did not touch. What somebody else has changed
 * since the form was shown is not overwritten.
 * @param currentOf What the fields would show now, by what is stored.
 * @returns The names of what was saved, and what the fields that were not say by now; undefined without such a lead.
 */
export async function correctAnswers(
  db: Db,
  staff: { email: string },
  id: string,
  { typed, shown }: TypedAnswers,
  currentOf: (stored: ApplicationAnswers) => ApplicationAnswers,
): Promise<{ saved: string[]; conflicts: Record<string, string> } | undefined> {
  return inTransaction(db, async (tx) => {
    await lockRowsOf(tx, 'submissions', [id])
    const lead = await tx
      .selectFrom('submissions')
      .select('application')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!lead) return undefined
    const stored: ApplicationAnswers = JSON.parse(lead.application ?? '{}')
    const current = currentOf(stored)
    const now = (name: string) => current[name] ?? stored[name] ?? ''
    const changed = Object.keys(typed).filter(
      (name) => typed[name] !== (shown[name] ?? '') && typed[name] !== now(name),
    )
    const saved = changed.filter((name) => now(name) === (shown[name] ?? ''))
    const conflicts = changed.filter((name) => !saved.includes(name))
    if (saved.length > 0) {
      const answers = Object.fromEntries(saved.map((name) => [name, typed[name] ?? '']))
      await tx
        .updateTable('submissions')
        .set({ application: JSON.stringify({ ...stored, ...answers }) })
        .where('id', '=', id)
        .execute()
      const changedAt = new Date().toISOString()
      await tx
        .insertInto('answer_changes')
        .values(
          saved.map((name) => ({
            id: randomUUID(),
            submission_id: id,
            staff_email: staff.email,
            question: name,
            was: now(name),
            became: typed[name] ?? '',
            changed_at: changedAt,
          })),
        )
        .execute()
      const details = { answers: saved.length }
      await recordAudit(tx, { staff, action: 'answers-corrected', about: id, details })
    }
    return { saved, conflicts: Object.fromEntries(conflicts.map((name) => [name, now(name)])) }
  })
}

/** What staff changed of a lead's application, the latest first. */
export async function answerChangesOf(db: Db, submissionId: string): Promise<AnswerChange[]> {
  const rows = await db
    .selectFrom('answer_changes')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, question, was, became, staff_email, changed_at }) => ({
    id,
    question,
    was,
    became,
    staffEmail: staff_email,
    changedAt: changed_at,
  }))
}
