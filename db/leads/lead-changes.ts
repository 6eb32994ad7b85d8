import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import type { LeadStatus } from './lead-status.ts'

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

/** `changed elsewhere`: somebody else was faster, and nothing was written. */
export type ChangeResult = 'saved' | 'changed elsewhere' | 'gone'

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
  return db.transaction().execute(async (tx) => {
    const before = await stateOf(tx, id)
    if (!before) return 'gone'
    const details = differences(before, state)
    // Nothing to write: a form that was sent twice finds what it wanted.
    if (Object.keys(details).length === 0) return 'saved'
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({
        status: state.status,
        status_reason: state.statusReason || null,
        follow_up_on: state.followUpOn || null,
        assigned_to: state.assignedTo || null,
        revision: sql`revision + 1`,
        ...(state.status !== 'new' && { answered_at: firstAnswer() }),
      })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return 'changed elsewhere'
    await recordAudit(tx, { staff, action: 'lead-changed', about: id, details })
    return 'saved'
  })
}

/**
 * Sets one thing of several leads, whatever else was changed of them.
 * @returns How many there were.
 */
export async function changeLeads(
  db: Db,
  staff: Actor,
  ids: readonly string[],
  change: { assignedTo: string } | { status: LeadStatus },
): Promise<number> {
  if (ids.length === 0) return 0
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('submissions')
      .set(
        'status' in change
          ? { status: change.status, answered_at: firstAnswer(), revision: sql`revision + 1` }
          : { assigned_to: change.assignedTo || null, revision: sql`revision + 1` },
      )
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    for (const { id } of changed) {
      await recordAudit(tx, { staff, action: 'lead-changed', about: id, details: change })
    }
    return changed.length
  })
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

/** Notes that staff have called the visitor or begun a reply. */
export async function markAnswered(
  db: Db,
  staff: Actor,
  id: string,
  way: 'call' | 'mail',
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set({ answered_at: firstAnswer() })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await recordAudit(tx, { staff, action: 'lead-answered', about: id, details: { way } })
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

function firstAnswer() {
  return sql<string>`coalesce(answered_at, ${new Date().toISOString()})`
}
