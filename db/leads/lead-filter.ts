import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { CLOSED_STATUSES, type LeadStatus, OPEN_STATUSES } from './lead-status.ts'
import { isPostgres, matchesSearch } from './search-index.ts'
import type { SubmissionKind } from './submissions.ts'

export const LEAD_VIEWS = ['all', 'new', 'open', 'handled', 'mine', 'held'] as const
/** One of the lists of leads. Only `held` has those that are held. */
export type LeadView = (typeof LEAD_VIEWS)[number]

/** Which leads are listed. */
export interface LeadFilter {
  view: LeadView
  /** Whose leads `mine` lists. */
  staffId: string
  kind?: SubmissionKind | undefined
  insuranceType?: string | undefined
  status?: LeadStatus | undefined
  /** Who has it; null: nobody. */
  assignedTo?: string | null | undefined
  /** Received at or after this moment. */
  since?: Timestamp | undefined
  /** Received before this moment. */
  before?: Timestamp | undefined
  /** Received until this moment. */
  until?: Timestamp | undefined
  /** Every word begins a word of the lead. */
  search?: string | undefined
  /** Only those with a day for a follow-up; of a lead that is over, only `handled` has it. */
  hasFollowUp?: boolean | undefined
  /** Likewise, with a day that is not after this one, YYYY-MM-DD. */
  dueBy?: string | undefined
  /** Likewise, with none. */
  lacksFollowUp?: boolean | undefined
  /** Only those whose visitor has a policy elsewhere that ends from the first to the last of these days, YYYY-MM-DD. */
  policyEnds?: readonly [from: string, to: string] | undefined
}

/** A condition on a row of leads. */
export type LeadCondition = (eb: ExpressionBuilder<Database, 'submissions'>) => Expression<SqlBool>

/** The condition by which a filter lists a lead. */
export async function whereListed(db: Db, query: LeadFilter): Promise<LeadCondition> {
  const { view, staffId, kind, insuranceType, status, assignedTo } = query
  const { since, before, until, search, hasFollowUp, dueBy, lacksFollowUp, policyEnds } = query
  const isOver = view === 'handled' || CLOSED_STATUSES.some((one) => one === status)
  const matches = search ? await matchesSearch(db, search) : undefined
  const inOrder = isPostgres(db) ? plain : compared
  return (eb) => {
    const conditions: Expression<SqlBool>[] = [
      eb('held_at', view === 'held' ? 'is not' : 'is', null),
    ]
    if (view === 'new') conditions.push(eb('status', '=', 'new'))
    if (view === 'open') conditions.push(eb(inOrder('status'), 'in', OPEN_STATUSES))
    if (view === 'handled') conditions.push(eb(inOrder('status'), 'in', CLOSED_STATUSES))
    if (view === 'mine') conditions.push(eb('assigned_to', '=', staffId))
    if (kind) conditions.push(eb(inOrder('kind'), '=', kind))
    if (insuranceType) conditions.push(eb(inOrder('insurance_type'), '=', insuranceType))
    if (status) conditions.push(eb('status', '=', status))
    if (assignedTo === null) conditions.push(eb('assigned_to', 'is', null))
    else if (assignedTo) conditions.push(eb('assigned_to', '=', assignedTo))
    if (since) conditions.push(eb('created_at', '>=', since))
    if (before) conditions.push(eb('created_at', '<', before))
    if (until) conditions.push(eb('created_at', '<=', until))
    if (hasFollowUp || dueBy) conditions.push(eb('follow_up_on', 'is not', null))
    if (dueBy) conditions.push(eb(inOrder('follow_up_on'), '<=', dueBy))
    if (lacksFollowUp) conditions.push(eb('follow_up_on', 'is', null))
    if (policyEnds) conditions.push(eb.between('policy_ends_on', ...policyEnds))
    if ((hasFollowUp || dueBy || lacksFollowUp) && !isOver) {
      conditions.push(eb(inOrder('status'), 'in', OPEN_STATUSES))
    }
    // What has no letter and no digit is on no lead.
    if (search) conditions.push(matches ?? sql<boolean>`1 = 0`)
    return eb.and(conditions)
  }
}

type FewValued = 'status' | 'kind' | 'insurance_type' | 'follow_up_on'

function plain(column: FewValued) {
  return sql<string>`${sql.ref(column)}`
}

/**
 * SQLite has no statistics of how few values these columns have: it would look up one of the values and then sort
 * everything that has it, to show 25 leads. As an expression, the column is compared on the way through the index that
 * is in the order of the list.
 */
function compared(column: FewValued) {
  return sql<string>`${sql.ref(column)} || ''`
}
