import { LEAD_VIEWS, type LeadFilter, type LeadView } from '../../../../db/leads/lead-filter.ts'
import {
  LEAD_ORDERS,
  type LeadListQuery,
  type LeadOrder,
  type LeadPlace,
} from '../../../../db/leads/lead-list.ts'
import {
  CLOSED_STATUSES,
  LEAD_STATUSES,
  type LeadStatus,
  OPEN_STATUSES,
} from '../../../../db/leads/lead-status.ts'
import type { SubmissionKind } from '../../../../db/leads/submissions.ts'
import { REQUEST_NAMES } from '../../../leads/request-names.ts'
import { dayAfter } from '../../../settings/closings.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { placeFrom } from '../../frame/list-query.ts'
import { dayFrom, startOfDay } from '../../frame/office-time.ts'
import { INSURANCE_NAMES, type POLICY_END_NAMES } from '../words/lead-names.ts'
import { MAX_SEARCH_CHARACTERS } from './limits.ts'

export const LEADS = '/admin/leads'

const STAFF_ID = /^[\w-]{1,64}$/

/** In place of somebody's id: leads that nobody has. */
export const NOBODY = 'nobody'

/** What is asked of the follow-up: that it is due, or that no day is set for one. */
const FOLLOW_UPS = ['due', 'none'] as const

const POLICY_ENDS = [30, 60, 90] as const

/** The list of the policies that end soon. */
export const POLICIES_ENDING = {
  policyEnds: 90,
  order: 'policy-end',
} as const satisfies Partial<LeadsAsked>

/** The statuses by which each list can be narrowed: those that its leads have. */
export const STATUSES_OF: Record<LeadView, readonly LeadStatus[]> = {
  all: LEAD_STATUSES,
  new: [],
  open: OPEN_STATUSES,
  handled: CLOSED_STATUSES,
  mine: LEAD_STATUSES,
  held: LEAD_STATUSES,
}

/** Which part of which list of leads an address asks for. */
export interface LeadsAsked {
  view: LeadView
  order: LeadOrder
  search: string
  kind?: SubmissionKind | undefined
  insuranceType?: string | undefined
  status?: LeadStatus | undefined
  /** The id of who has them, or `NOBODY`. */
  who?: string | undefined
  followUp?: (typeof FOLLOW_UPS)[number] | undefined
  /** Within how many days the policy that the visitor has elsewhere ends. */
  policyEnds?: keyof typeof POLICY_END_NAMES | undefined
  /** Days in the office's time zone, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
  after?: LeadPlace | undefined
  before?: LeadPlace | undefined
}

/** Reads the query of /admin/leads; nonsense in it is as if it were not there. */
export function leadsAsked(query: URLSearchParams): LeadsAsked {
  const oneOf = <Name extends string>(names: readonly Name[], parameter: string) =>
    names.find((name) => name === query.get(parameter))
  const search = (query.get('search') ?? '').toWellFormed().replaceAll('\0', ' ').trim()
  const view = oneOf(LEAD_VIEWS, 'view') ?? 'all'
  const who = query.get('who') ?? ''
  const [after, before] = [placeFrom(query.get('after')), placeFrom(query.get('before'))]
  return {
    view,
    order: oneOf(LEAD_ORDERS, 'sort') ?? 'newest',
    search: search.slice(0, MAX_SEARCH_CHARACTERS).toWellFormed(),
    kind: oneOf(Object.keys(REQUEST_NAMES) as SubmissionKind[], 'kind'),
    insuranceType: oneOf(Object.keys(INSURANCE_NAMES), 'type'),
    status: oneOf(STATUSES_OF[view], 'status'),
    who: view !== 'mine' && STAFF_ID.test(who) ? who : undefined,
    followUp: oneOf(FOLLOW_UPS, 'follow-up'),
    policyEnds: POLICY_ENDS.find((days) => `${days}` === query.get('policy-ends')),
    from: dayFrom(query.get('from')),
    to: dayFrom(query.get('to')),
    ...(after ? { after } : before && { before }),
  }
}

/** The address of a list, or of the part of it behind or before a place. */
export function leadsHref(asked: Partial<LeadsAsked>): string {
  const query = leadsQuery(asked)
  return query ? `${LEADS}?${query}` : LEADS
}

/** Likewise, the query alone, without what its view cannot be narrowed by; empty for the plain list. */
export function leadsQuery(asked: Partial<LeadsAsked>): string {
  const { view = 'all', order, after, before, status, who } = asked
  const query = new URLSearchParams()
  if (view !== 'all') query.set('view', view)
  for (const [name, value] of [
    ['search', asked.search],
    ['kind', asked.kind],
    ['type', asked.insuranceType],
    ['status', STATUSES_OF[view].find((one) => one === status)],
    ['who', view === 'mine' ? undefined : who],
    ['follow-up', asked.followUp],
    ['policy-ends', asked.policyEnds && `${asked.policyEnds}`],
    ['from', asked.from],
    ['to', asked.to],
  ] as const) {
    if (value) query.set(name, value)
  }
  if (order && order !== 'newest') query.set('sort', order)
  if (after) query.set('after', JSON.stringify(after))
  if (before) query.set('before', JSON.stringify(before))
  return query.toString()
}

/** Whether the beginning of a list is asked for, with the newest first and nothing left out. */
export function isPlainList(asked: LeadsAsked): boolean {
  return !isFiltered(asked) && !asked.after && !asked.before && asked.order === 'newest'
}

/** Likewise, wherever in the list. */
export function queryOfList(asked: LeadsAsked): string {
  return leadsQuery({ ...asked, after: undefined, before: undefined })
}

/** The whole list that an address asks for, wherever in it. */
export function leadFilter(asked: LeadsAsked, staffId: string): LeadFilter {
  const { view, order, kind, insuranceType, status, who, followUp, search, from, to } = asked
  const { policyEnds } = asked
  return {
    view,
    staffId,
    kind,
    insuranceType,
    status,
    assignedTo: who === NOBODY ? null : who,
    search,
    since: from && startOfDay(from),
    before: to && startOfDay(dayAfter(to, 1)),
    hasFollowUp: order === 'follow-up',
    dueBy: followUp === 'due' ? officeDay() : undefined,
    lacksFollowUp: followUp === 'none',
    policyEnds: policyEnds && [officeDay(), dayAfter(officeDay(), policyEnds)],
  }
}

/** The part of the list. */
export function leadListQuery(asked: LeadsAsked, staffId: string): LeadListQuery {
  const { order, after, before } = asked
  const from = after
    ? ({ direction: 'after', place: after } as const)
    : before && ({ direction: 'before', place: before } as const)
  return { ...leadFilter(asked, staffId), order, from }
}

/** Whether a list is narrowed by more than its view. */
export function isFiltered(asked: LeadsAsked): boolean {
  const { search, kind, insuranceType, status, who, followUp, policyEnds, from, to } = asked
  return [search, kind, insuranceType, status, who, followUp, policyEnds, from, to].some(Boolean)
}
