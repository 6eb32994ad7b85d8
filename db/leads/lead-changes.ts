import { type Selectable, sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Database, SubmissionTable } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { enqueueNotice, lockAssignee } from './assign-lead.ts'
import { answeredWith } from './lead-contact.ts'
import type { LeadStatus } from './lead-status.ts'
import type { LeadAsRead } from './unseen-changes.ts'

/** What a broker can change of a lead. */
export interface LeadState {
  status: LeadStatus
  statusReason: string
  /** YYYY-MM-DD, or empty. */
  followUpOn: string
  /** An id of staff, or empty. */
  assignedTo: string
  carrier: string
  /** Whole dollars a year in digits, or empty. */
  premium: string
  /** YYYY-MM-DD, or empty. */
  quotedOn: string
  policyEndsOn: string
}

/** Who does it, for the lead's time line. */
type Actor = { email: string }

/**
 * Nothing was written, unless it is `saved`. `changed elsewhere`: somebody else was faster. `gets no leads`: whom it
 * was to be assigned to has become a writer, or is gone.
 */
export type ChangeResult = 'saved' | 'changed elsewhere' | 'gets no leads' | 'gone'

/**
 * Writes what a broker set, unless the lead has changed since they read it.
 * @param revision The one that they read.
 * @param change What they set; everything else stays.
 * @param entry The id of its entry in the log, by which it can be undone.
 */
export async function changeLead(
  db: Db,
  staff: Actor,
  id: string,
  revision: number,
  change: Partial<LeadState>,
  entry?: string,
): Promise<ChangeResult> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('submissions')
      .select([...STATE_COLUMNS, 'answered_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return 'gone'
    const before = leadState(row)
    const state = { ...before, ...change }
    const details = differences(before, state)
    // Nothing to write: a form that was sent twice finds what it wanted.
    if (Object.keys(details).length === 0) return 'saved'
    const isGiven = state.assignedTo !== '' && state.assignedTo !== before.assignedTo
    const assignee = isGiven ? await lockAssignee(tx, state.assignedTo) : undefined
    if (isGiven && !assignee) return 'gets no leads'
    const written = await tx
      .updateTable('submissions')
      .set({
        ...stateColumns(state),
        revision: sql`revision + 1`,
        answered_at: answeredWith(state.status),
      })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returning('answered_at')
      .executeTakeFirst()
    if (!written) return 'changed elsewhere'
    if (written.answered_at !== row.answered_at) details.answeredBefore = row.answered_at
    await recordAudit(tx, { staff, action: 'lead-changed', about: id, details, id: entry })
    if (assignee) await enqueueNotice(tx, staff, assignee, [id])
    return 'saved'
  })
}

/** What became of leads that were to be changed together; those that are in neither are gone. */
export interface ChangedLeads {
  /** How many are as they were to be. */
  done: number
  /** How many somebody else had changed since they were read: they stay as they are. */
  stale: number
}

/**
 * Sets one thing of several leads.
 * @param ids With at most one for each lead.
 * @param read What was read of them; a lead that is not in it is changed whatever else was changed of it.
 * @returns `gets no leads`, and nothing is changed, if they were to be assigned to somebody who gets none.
 */
export async function changeLeads(
  db: Db,
  staff: Actor,
  ids: readonly string[],
  change: { assignedTo: string } | { status: LeadStatus },
  read: ReadonlyMap<string, Pick<LeadAsRead, 'revision'>> = new Map(),
): Promise<ChangedLeads | 'gets no leads'> {
  if (ids.length === 0) return { done: 0, stale: 0 }
  return inTransaction(db, async (tx) => {
    const outcome = { done: 0, stale: 0 }
    const isGiven = 'assignedTo' in change && change.assignedTo !== ''
    const assignee = isGiven ? await lockAssignee(tx, change.assignedTo) : undefined
    if (isGiven && !assignee) return 'gets no leads'
    await lockRowsOf(tx, 'submissions', ids)
    const found = await tx
      .selectFrom('submissions')
      .select(['id', 'revision', 'status', 'assigned_to'])
      .where('id', 'in', ids)
      .execute()
    const changed: string[] = []
    for (const lead of found) {
      const isSo =
        'status' in change
          ? lead.status === change.status
          : (lead.assigned_to ?? '') === change.assignedTo
      const isStale = lead.revision !== (read.get(lead.id)?.revision ?? lead.revision)
      if (isSo) outcome.done++
      else if (!isStale && (await changeOne(tx, staff, lead, change))) changed.push(lead.id)
      else outcome.stale++
    }
    outcome.done += changed.length
    if (assignee) await enqueueNotice(tx, staff, assignee, changed)
    return outcome
  })
}

/** Whether it was changed: not when somebody else was faster. */
async function changeOne(
  tx: Transaction<Database>,
  staff: Actor,
  { id, revision }: { id: string; revision: number },
  change: { assignedTo: string } | { status: LeadStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('submissions')
    .set(
      'status' in change
        ? { status: change.status, answered_at: answeredWith(change.status) }
        : { assigned_to: change.assignedTo || null },
    )
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await recordAudit(tx, { staff, action: 'lead-changed', about: id, details: change })
  return true
}

/** Notes that staff have opened a lead; it is unread until then. */
export async function markOpened(db: Db, staff: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('submissions')
      .set({ opened_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('opened_at', 'is', null)
      .execute()
    await recordAudit(tx, { staff, action: 'lead-opened', about: id })
  })
}

/** The columns that `leadState` takes. */
export const STATE_COLUMNS = [
  'status',
  'status_reason',
  'follow_up_on',
  'assigned_to',
  'carrier',
  'premium',
  'quoted_on',
  'policy_ends_on',
] as const

/** What a broker can change, as its form has it. */
export function leadState(
  row: Pick<Selectable<SubmissionTable>, (typeof STATE_COLUMNS)[number]>,
): LeadState {
  return {
    status: row.status,
    statusReason: row.status_reason ?? '',
    followUpOn: row.follow_up_on ?? '',
    assignedTo: row.assigned_to ?? '',
    carrier: row.carrier ?? '',
    premium: row.premium === null ? '' : `${row.premium}`,
    quotedOn: row.quoted_on ?? '',
    policyEndsOn: row.policy_ends_on ?? '',
  }
}

/** What is written of it; `leadState` reads it. */
export function stateColumns(state: LeadState) {
  return {
    status: state.status,
    status_reason: state.statusReason || null,
    follow_up_on: state.followUpOn || null,
    assigned_to: state.assignedTo || null,
    carrier: state.carrier || null,
    premium: state.premium ? Number(state.premium) : null,
    quoted_on: state.quotedOn || null,
    policy_ends_on: state.policyEndsOn || null,
  }
}

/** What changes, for the log, which outlives the lead: of a text only whether there is one. */
export function differences(before: LeadState, state: LeadState): Record<string, unknown> {
  const changed = Object.entries(state).filter(
    ([name, value]) => before[name as keyof LeadState] !== value,
  )
  return Object.fromEntries(
    changed.map(([name, value]) => {
      if (name === 'statusReason') return ['hasStatusReason', value !== '']
      return name === 'carrier' ? ['hasCarrier', value !== ''] : [name, value]
    }),
  )
}
