import { type Selectable, sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import type { Database, SubmissionTable } from '../schema/index.ts'
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
 */
export async function changeLead(
  db: Db,
  staff: Actor,
  id: string,
  revision: number,
  change: Partial<LeadState>,
): Promise<ChangeResult> {
  return inTransaction(db, async (tx) => {
    const before = await stateOf(tx, id)
    if (!before) return 'gone'
    const state = { ...before, ...change }
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
        carrier: state.carrier || null,
        premium: state.premium ? Number(state.premium) : null,
        quoted_on: state.quotedOn || null,
        policy_ends_on: state.policyEndsOn || null,
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

/** What came of a call that reached nobody. */
const CALL_OUTCOMES = ['voicemail', 'no-answer', 'wrong-number'] as const
/** `call`: the visitor was reached by phone; `mail`: a reply was begun. */
export type ContactWay = 'call' | 'mail' | (typeof CALL_OUTCOMES)[number]

/**
 * Notes that staff have tried to reach the visitor: the lead is no longer new, and it is answered if they have. The
 * revision stays, so that whoever clicked "Reply" can still save the form that was open beside it.
 * @param press Of the page on which a button said so: sent again, as by a reload, it is noted once.
 */
export async function markAnswered(
  db: Db,
  staff: Actor,
  id: string,
  way: ContactWay,
  press?: string,
): Promise<boolean> {
  const entry = press && uuidOf(`${id} ${press} ${way}`)
  const isAnswer = way === 'call' || way === 'mail'
  return db.transaction().execute(async (tx) => {
    const lead = tx.updateTable('submissions').where('id', '=', id)
    const taken = await lead
      .set({ status: 'in-work' })
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow()
    const noted = await lead
      .set({ answered_at: isAnswer ? firstAnswer() : sql<string | null>`answered_at` })
      .executeTakeFirstOrThrow()
    if (noted.numUpdatedRows === 0n) return false
    if (entry && (await isRecorded(tx, entry))) return true
    const details = { way, ...(taken.numUpdatedRows > 0n && { status: 'in-work' }) }
    const action = isAnswer ? 'lead-answered' : 'lead-called'
    await recordAudit(tx, { staff, action, about: id, details, id: entry })
    return true
  })
}

/**
 * Has lost leads come back before the policy that their visitors have elsewhere ends: open, with a follow-up for today,
 * once for each such day.
 * @param today In the office, YYYY-MM-DD.
 * @param until The last day on which a policy may end.
 * @returns How many came back.
 */
export async function returnLost(db: Db, today: string, until: string): Promise<number> {
  const lost = await db
    .selectFrom('submissions')
    .select(['id', 'policy_ends_on'])
    .where('policy_ends_on', '>', today)
    .where('policy_ends_on', '<=', until)
    // As an expression: SQLite would otherwise look up every lead that was ever lost.
    .where(sql<string>`status || ''`, '=', 'lost')
    .where(sql<boolean>`coalesce(returned_for, '') <> policy_ends_on`)
    .limit(RETURNED_AT_ONCE)
    .execute()
  let returned = 0
  for (const { id, policy_ends_on } of lost) {
    returned += await inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('submissions')
        .set({
          status: 'in-work',
          follow_up_on: today,
          returned_for: policy_ends_on,
          revision: sql`revision + 1`,
        })
        .where('id', '=', id)
        .where('status', '=', 'lost')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return 0
      await recordAudit(tx, {
        staff: null,
        action: 'lead-returned',
        about: id,
        details: { followUpOn: today },
      })
      return 1
    })
  }
  return returned
}

const RETURNED_AT_ONCE = 500
const CARRIERS = 100

/** The names of carriers that leads have, in the order of the alphabet: a step in the index for each. */
export async function listCarriers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ carrier: string }>`with recursive carriers (carrier) as (
      select min(carrier) from submissions where carrier is not null
      union all
      select (select min(s.carrier) from submissions s where s.carrier > carriers.carrier)
      from carriers where carriers.carrier is not null
    ) select carrier from carriers where carrier is not null limit ${CARRIERS}`.execute(db)
  return rows.map(({ carrier }) => carrier)
}

async function stateOf(tx: Transaction<Database>, id: string): Promise<LeadState | undefined> {
  const row = await tx
    .selectFrom('submissions')
    .select(STATE_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && leadState(row)
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

/** What changes, for the log, which outlives the lead: of a text only whether there is one. */
function differences(before: LeadState, state: LeadState): Record<string, unknown> {
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
