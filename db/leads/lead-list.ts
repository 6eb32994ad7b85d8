import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { CLOSED_STATUSES, type LeadStatus, OPEN_STATUSES } from './lead-status.ts'
import { matchesSearch } from './search-index.ts'
import type { SubmissionKind } from './submissions.ts'

export const LEAD_VIEWS = ['all', 'new', 'open', 'handled', 'mine', 'held'] as const
/** One of the lists of leads. Only `held` has those that are held. */
export type LeadView = (typeof LEAD_VIEWS)[number]

export const LEAD_ORDERS = ['newest', 'oldest', 'follow-up'] as const
/** `follow-up` lists the leads that have a day for it, the most urgent first. */
export type LeadOrder = (typeof LEAD_ORDERS)[number]

/** The place of a lead in its list: what the list is ordered by, and the id. */
export type LeadPlace = readonly [key: string, id: string]

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
}

export interface LeadListQuery extends LeadFilter {
  order: LeadOrder
  /** List what follows this place, or what precedes it. */
  from?: { direction: 'after' | 'before'; place: LeadPlace } | undefined
}

/** A line of the list. */
export interface ListedLead {
  id: string
  reference: string
  kind: SubmissionKind
  name: string
  email: string
  phone: string
  town: string | undefined
  insuranceType: string | undefined
  status: LeadStatus
  followUpOn: string | undefined
  /** Undefined when nobody has it. */
  assignedTo: { id: string; name: string } | undefined
  isUnread: boolean
  isHeld: boolean
  revision: number
  createdAt: Timestamp
}

export interface LeadPage {
  leads: ListedLead[]
  previous: LeadPlace | undefined
  next: LeadPlace | undefined
}

export interface LeadCounts {
  views: Record<LeadView, number>
  kinds: Partial<Record<SubmissionKind, number>>
  insuranceTypes: Partial<Record<string, number>>
}

export const LEADS_A_PAGE = 25

type Builder = ExpressionBuilder<Database, 'submissions'>

/** A page of a list: found in an index, however many leads there are. */
export async function listLeads(db: Db, query: LeadListQuery): Promise<LeadPage> {
  const { order, from } = query
  const key = order === 'follow-up' ? ('follow_up_on' as const) : ('created_at' as const)
  const isBackward = from?.direction === 'before'
  const isAscending = (order !== 'newest') !== isBackward
  const direction = isAscending ? 'asc' : 'desc'
  const found = await db
    .selectFrom('submissions')
    .select(['id', `${key} as key`])
    .where(await filter(db, query))
    .$if(order === 'follow-up', (q) => q.where('follow_up_on', 'is not', null))
    .$if(from !== undefined, (q) =>
      q.where((eb) =>
        eb(
          eb.refTuple(key, 'id'),
          isAscending ? '>' : '<',
          eb.tuple(from?.place[0] ?? '', from?.place[1] ?? ''),
        ),
      ),
    )
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(LEADS_A_PAGE + 1)
    .execute()
  const hasMore = found.length > LEADS_A_PAGE
  const shown = found.slice(0, LEADS_A_PAGE)
  if (isBackward) shown.reverse()
  const placeOf = (row: (typeof found)[number] | undefined): LeadPlace | undefined =>
    row && [row.key ?? '', row.id]
  return {
    leads: await findListed(
      db,
      shown.map(({ id }) => id),
    ),
    previous: (isBackward ? hasMore : from !== undefined) ? placeOf(shown[0]) : undefined,
    next: isBackward || hasMore ? placeOf(shown.at(-1)) : undefined,
  }
}

/** Leads by their ids, in the order of the ids; unknown ones are left out. */
export async function findListed(db: Db, ids: readonly string[]): Promise<ListedLead[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('staff', 'staff.id', 'submissions.assigned_to')
    .select(LISTED)
    .select(['staff.id as staffId', 'staff.name as staffName'])
    .where('submissions.id', 'in', ids)
    .execute()
  const byId = new Map(
    rows.map((row): [string, ListedLead] => [
      row.id,
      {
        id: row.id,
        reference: row.reference,
        kind: row.kind as SubmissionKind,
        name: row.name,
        email: row.email,
        phone: row.phone,
        town: row.town ?? undefined,
        insuranceType: row.insurance_type ?? undefined,
        status: row.status,
        followUpOn: row.follow_up_on ?? undefined,
        assignedTo:
          row.staffId === null ? undefined : { id: row.staffId, name: row.staffName ?? '' },
        isUnread: row.opened_at === null,
        isHeld: row.held_at !== null,
        revision: row.revision,
        createdAt: row.created_at,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The newest leads received after a moment that are not held, so that a list can say that there are some. */
export async function countLeadsSince(db: Db, since: Timestamp): Promise<number> {
  const { leads } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll().as('leads'))
    .where('created_at', '>', since)
    .where('held_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(leads)
}

/** How many leads each filter alone lists: each is counted in one index. */
export async function countLeads(db: Db, staffId: string): Promise<LeadCounts> {
  const [statuses, kinds, insuranceTypes, held, mine] = await Promise.all([
    countBy(db, 'status'),
    countBy(db, 'kind'),
    countBy(db, 'insurance_type'),
    count(db, (eb) => eb('held_at', 'is not', null)),
    count(db, (eb) => eb('assigned_to', '=', staffId).and('held_at', 'is', null)),
  ])
  const sum = (names: readonly LeadStatus[]) =>
    names.reduce((total, name) => total + (statuses[name] ?? 0), 0)
  const open = sum(OPEN_STATUSES)
  const handled = sum(CLOSED_STATUSES)
  return {
    views: { all: open + handled, new: statuses.new ?? 0, open, handled, mine, held },
    kinds,
    insuranceTypes,
  }
}

/**
 * Every lead of a filter, oldest first, a page at a time: a list of any length takes no more memory.
 * @param after The id and time of the last lead of the page before.
 */
export async function exportedIds(
  db: Db,
  leadFilter: LeadFilter,
  limit: number,
  after?: LeadPlace,
): Promise<LeadPlace[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(['created_at', 'id'])
    .where(await filter(db, leadFilter))
    .$if(after !== undefined, (q) =>
      q.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after?.[0] ?? '', after?.[1] ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ created_at, id }) => [created_at, id] as const)
}

/** How many leads a filter lists. */
export async function countFiltered(db: Db, leadFilter: LeadFilter): Promise<number> {
  return count(db, await filter(db, leadFilter))
}

const LISTED = [
  'submissions.id',
  'reference',
  'kind',
  'submissions.name',
  'submissions.email',
  'phone',
  'town',
  'insurance_type',
  'status',
  'follow_up_on',
  'opened_at',
  'held_at',
  'revision',
  'created_at',
] as const

async function filter(db: Db, query: LeadFilter) {
  const { view, staffId, kind, insuranceType, since, before, search } = query
  const matches = search ? await matchesSearch(db, search) : undefined
  return (eb: Builder): Expression<SqlBool> => {
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
    if (matches) conditions.push(matches)
    return eb.and(conditions)
  }
}

async function count(db: Db, where: (eb: Builder) => Expression<SqlBool>): Promise<number> {
  const { leads } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll().as('leads'))
    .where(where)
    .executeTakeFirstOrThrow()
  return Number(leads)
}

async function countBy(
  db: Db,
  column: 'status' | 'kind' | 'insurance_type',
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('submissions')
    .select([
      sql<string | null>`${sql.ref(column)}`.as('value'),
      (eb) => eb.fn.countAll().as('leads'),
    ])
    .where('held_at', 'is', null)
    .groupBy(column)
    .execute()
  return Object.fromEntries(rows.map(({ value, leads }) => [value ?? '', Number(leads)]))
}
