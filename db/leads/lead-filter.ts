import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { CLOSED_STATUSES, OPEN_STATUSES } from './lead-status.ts'
import { matchesSearch } from './search-index.ts'
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
  /** Received at or after this moment. */
  since?: Timestamp | undefined
  /** Received before this moment. */
  before?: Timestamp | undefined
  /** Every word begins a word of the lead. */
  search?: string | undefined
  /** Only those with a day for a follow-up. */
  hasFollowUp?: boolean | undefined
}

/** A condition on a row of leads. */
export type LeadCondition = (eb: ExpressionBuilder<Database, 'submissions'>) => Expression<SqlBool>

/**
 * The condition by which a filter lists a lead.
 * @param found Whether a search sees every lead that it finds, or the newest of them.
 */
export async function whereListed(
  db: Db,
  query: LeadFilter,
  found: 'every' | 'newest' = 'newest',
): Promise<LeadCondition> {
  const { view, staffId, kind, insuranceType, since, before, search, hasFollowUp } = query
  const matches = search ? await matchesSearch(db, search, found) : undefined
  return (eb) => {
    const conditions: Expression<SqlBool>[] = [
      eb('held_at', view === 'held' ? 'is not' : 'is', null),
    ]
    if (view === 'new') conditions.push(eb('status', '=', 'new'))
    if (view === 'open') conditions.push(eb('status', 'in', OPEN_STATUSES))
    if (view === 'handled') conditions.push(eb('status', 'in', CLOSED_STATUSES))
    if (view === 'mine') conditions.push(eb('assigned_to', '=', staffId))
    if (kind) conditions.push(eb('kind', '=', kind))
    if (insuranceType) conditions.push(eb('insurance_type', '=', insuranceType))
    if (since) conditions.push(eb('created_at', '>=', since))
    if (before) conditions.push(eb('created_at', '<', before))
    if (hasFollowUp) conditions.push(eb('follow_up_on', 'is not', null))
    // What has no letter and no digit is on no lead.
    if (search) conditions.push(matches ?? sql<boolean>`1 = 0`)
    return eb.and(conditions)
  }
}
