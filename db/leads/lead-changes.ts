import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { isRecorded, recordAudit } from '../staff/audit.ts'
import { uuidOf } from '../uuid-of.ts'
import { enqueueNotice, lockAssignee } from './assign-lead.ts'
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
 */
export async function changeLead(
  db: Db,
  staff: Actor,
  id: string,
  revision: number,
  state: LeadState,
): Promise<ChangeResult> {
  return inTransaction(db, async (tx) => {
    const before = await stateOf(tx, id)
    if (!before) return 'gone'
    const details = differences(before, state)
    // Nothing to write: a form that was sent twice finds what it wanted.
    if (Object.keys(details).length === 0) return 'saved'
    const isGiven = state.assignedTo !== '' && state.assignedTo !== before.assignedTo
    const assignee = isGiven ? await lockAssignee(tx, state.assignedTo) : undefined
    if (isGiven && !assignee) return 'gets no leads'
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({
        status: state.status,
        status_reason: state.statusReason || null,
        follow_up_on: state.followUpOn || null,
        assigned_to: state.assignedTo || null,
        revision: sql`revision + 1`,
        answered_at: answeredWith(state.status),
      })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return 'changed elsewhere'
    await recordAudit(tx, { staff, action: 'lead-changed', about: id, details })
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

/**
 * Notes that staff have called the visitor or begun a reply: the lead is no longer new. The revision stays, so that
 * whoever clicked "Call" can still save the form that was open beside it.
 * @param press Of the page on which a button said so: sent again, as by a reload, it is noted once.
 */
export async function markAnswered(
  db: Db,
  staff: Actor,
  id: string,
  way: 'call' | 'mail',
  press?: string,
): Promise<boolean> {
  const entry = press && uuidOf(`${id} ${press} ${way}`)
  return db.transaction().execute(async (tx) => {
    const lead = tx.updateTable('submissions').where('id', '=', id)
    const taken = await lead
      .set({ status: 'in-work' })
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow()
    const noted = await lead.set({ answered_at: firstAnswer() }).executeTakeFirstOrThrow()
    if (noted.numUpdatedRows === 0n) return false
    if (entry && (await isRecorded(tx, entry))) return true
    const details = { way, ...(taken.numUpdatedRows > 0n && { status: 'in-work' }) }
    await recordAudit(tx, { staff, action: 'lead-answered', about: id, details, id: entry })
    return true
  })
}

async function stateOf(tx: Transaction<Database>, id: string): Promise<LeadState | undefined> {
  const row = await tx
    .selectFrom('submissions')
    .select(['status', 'status_reason', 'follow_up_on', 'assigned_to'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      status: row.status,
      statusReason: row.status_reason ?? '',
      followUpOn: row.follow_up_on ?? '',
      assignedTo: row.assigned_to ?? '',
    }
  )
}

/** What changes, for the log, which outlives the lead: of the reason only whether there is one. */
function differences(before: LeadState, state: LeadState): Record<string, unknown> {
  const changed = Object.entries(state).filter(
    ([name, value]) => before[name as keyof LeadState] !== value,
  )
  return Object.fromEntries(
    changed.map(([name, value]) =>
      name === 'statusReason' ? ['hasStatusReason', value !== ''] : [name, value],
    ),
  )
}

/**
 * When a lead was answered, as its new status says. One in progress may not have been: its visitor would be told
 * that it was. One that is new again has been only if staff noted a call or a reply.
 */
function answeredWith(status: LeadStatus) {
  if (status === 'in-work') return sql<string | null>`answered_at`
  if (status !== 'new') return firstAnswer()
  return sql<string | null>`case when exists (select 1 from audit_log
    where audit_log.about = submissions.id and audit_log.action = 'lead-answered') then answered_at end`
}

function firstAnswer() {
  return sql<string>`coalesce(answered_at, ${new Date().toISOString()})`
}
