import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { isRecorded, recordAudit } from '../staff/audit.ts'
import { uuidOf } from '../uuid-of.ts'
import { lockAssignee } from './assign-lead.ts'
import {
  differences,
  type LeadState,
  leadState,
  STATE_COLUMNS,
  stateColumns,
} from './lead-changes.ts'
import type { ContactWay } from './lead-contact.ts'

/** What moves a lead: the last of these is the one that can be undone. */
const STEPS = [
  'lead-changed',
  'lead-answered',
  'lead-called',
  'lead-returned',
  'lead-undone',
  'answer-undone',
]
/** What was only written down. A reply or a certificate was sent, and stays sent. */
const NOTED: unknown[] = [
  'call',
  'mail',
  'voicemail',
  'no-answer',
  'wrong-number',
] satisfies ContactWay[]

/** Nothing was written, unless it is `undone`. `gets no leads`: whoever had it before has become a writer, or is gone. */
export type UndoResult =
  | { result: 'changed elsewhere' | 'gets no leads' | 'gone' }
  /** `mail`: what has become of the message to whom the step had given the lead, if it had. */
  | { result: 'undone'; mail?: 'waits' | 'left' }

/**
 * Undoes what somebody has just set or noted of a lead, unless it was changed since; the log keeps both. What a step
 * has sent stays sent.
 * @param entry The id of the step in the log. A second press finds it undone.
 * @param before What the step has changed, as it was before.
 */
export async function undoStep(
  db: Db,
  staff: { email: string },
  id: string,
  entry: string,
  before: Partial<LeadState>,
): Promise<UndoResult> {
  const undoing = uuidOf(`undo ${entry}`)
  return inTransaction(db, async (tx): Promise<UndoResult> => {
    await lockRowsOf(tx, 'submissions', [id])
    const row = await tx
      .selectFrom('submissions')
      .select([...STATE_COLUMNS, 'revision', 'answered_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return { result: 'gone' }
    if (await isRecorded(tx, undoing)) return { result: 'undone' }
    const step = await lastStep(tx, id)
    if (step?.id !== entry || step.staff_email !== staff.email) {
      return { result: 'changed elsewhere' }
    }
    const details = JSON.parse(step.details) as Record<string, unknown>
    const isNote = step.action !== 'lead-changed'
    if (isNote && !NOTED.includes(details.way)) return { result: 'changed elsewhere' }
    const now = leadState(row)
    // A note makes a new lead one in progress, and changes nothing else.
    const was = isNote ? (details.status ? ({ status: 'new' } as const) : {}) : before
    const state = { ...now, ...was }
    const isGiven = state.assignedTo !== '' && state.assignedTo !== now.assignedTo
    if (isGiven && !(await lockAssignee(tx, state.assignedTo))) return { result: 'gets no leads' }
    const { answeredBefore } = details
    await tx
      .updateTable('submissions')
      .set({
        ...stateColumns(state),
        revision: row.revision + 1,
        ...(answeredBefore !== undefined && { answered_at: answeredBefore as string | null }),
      })
      .where('id', '=', id)
      .execute()
    const undone = { ...differences(now, state), ...(isNote && { way: details.way }) }
    const action = step.action === 'lead-answered' ? 'answer-undone' : 'lead-undone'
    await recordAudit(tx, { staff, action, about: id, details: undone, id: undoing })
    const mail = await noticeOf(tx, staff, id, details.assignedTo)
    return { result: 'undone', ...(mail && { mail }) }
  })
}

async function lastStep(tx: Transaction<Database>, id: string) {
  return tx
    .selectFrom('audit_log')
    .select(['id', 'action', 'details', 'staff_email'])
    .where('about', '=', id)
    .where('action', 'in', STEPS)
    .orderBy('at', 'desc')
    .executeTakeFirst()
}

/** Whether a colleague has been told that they were given the lead; undefined when nobody was to be told. */
async function noticeOf(
  tx: Transaction<Database>,
  staff: { email: string },
  id: string,
  assignedTo: unknown,
): Promise<'waits' | 'left' | undefined> {
  if (typeof assignedTo !== 'string' || assignedTo === '') return undefined
  const member = await tx
    .selectFrom('staff')
    .select('email')
    .where('id', '=', assignedTo)
    .executeTakeFirst()
  if (!member || member.email === staff.email) return undefined
  const waiting = await tx
    .selectFrom('outbox')
    .select('payload')
    .where('queue', '=', 'mail-assigned')
    .where('done_at', 'is', null)
    .execute()
  const isOfLead = ({ payload }: { payload: string }) => {
    const { staffId, leadIds } = JSON.parse(payload)
    return staffId === assignedTo && leadIds.includes(id)
  }
  return waiting.some(isOfLead) ? 'waits' : 'left'
}
