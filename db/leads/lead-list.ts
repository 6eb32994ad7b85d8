import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { type LeadCondition, type LeadFilter, type LeadView, whereListed } from './lead-filter.ts'
import { CLOSED_STATUSES, type LeadStatus, OPEN_STATUSES } from './lead-status.ts'
import type { SubmissionKind } from './submissions.ts'

export const LEAD_ORDERS = ['newest', 'oldest', 'follow-up'] as const
/** `follow-up` lists the leads that have a day for it, the most urgent first. */
export type LeadOrder = (typeof LEAD_ORDERS)[number]

/** The place of a lead in its list: what the list is ordered by, and the id. */
export type LeadPlace = readonly [key: string, id: string]

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

const LEADS_A_PAGE = 25

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
    .where(
      await whereListed(db, { ...query, hasFollowUp: order === 'follow-up' || query.hasFollowUp }),
    )
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

/** The newest leads received since a moment that are not held, newest first. */
export async function listLeadsSince(
  db: Db,
  since: Timestamp,
  limit: number,
): Promise<ListedLead[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('created_at', '>=', since)
    .where('held_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return findListed(
    db,
    rows.map(({ id }) => id),
  )
}

/** How many leads each filter alone lists. */
export async function countLeads(db: Db, staffId: string): Promise<LeadCounts> {
  const [groups, held, mine] = await Promise.all([
    db
      .selectFrom('submissions')
      .select(['status', 'kind', 'insurance_type', (eb) => eb.fn.countAll().as('leads')])
      .where('held_at', 'is', null)
      .groupBy(['status', 'kind', 'insurance_type'])
      .execute(),
    count(db, (eb) => eb('held_at', 'is not', null)),
    count(db, (eb) => eb('assigned_to', '=', staffId).and('held_at', 'is', null)),
  ])
  const sums = (value: (group: (typeof groups)[number]) => string) => {
    const sum: Partial<Record<string, number>> = {}
    for (const group of groups) {
      sum[value(group)] = (sum[value(group)] ?? 0) + Number(group.leads)
    }
    return sum
  }
  const statuses = sums(({ status }) => status)
  const total = (names: readonly LeadStatus[]) =>
    names.reduce((leads, name) => leads + (statuses[name] ?? 0), 0)
  const open = total(OPEN_STATUSES)
  const handled = total(CLOSED_STATUSES)
  return {
    views: { all: open + handled, new: statuses.new ?? 0, open, handled, mine, held },
    kinds: sums(({ kind }) => kind),
    insuranceTypes: sums(({ insurance_type }) => insurance_type ?? ''),
  }
}

/**
 * How many leads a filter lists.
 * @param upTo Where to stop counting: a search need not go through all that it finds.
 */
export async function countFiltered(
  db: Db,
  leadFilter: LeadFilter,
  upTo?: number,
): Promise<number> {
  const where = await whereListed(db, leadFilter, upTo === undefined ? 'every' : 'newest')
  if (upTo === undefined) return count(db, where)
  const { leads } = await db
    .selectFrom(db.selectFrom('submissions').select('id').where(where).limit(upTo).as('found'))
    .select((eb) => eb.fn.countAll().as('leads'))
    .executeTakeFirstOrThrow()
  return Number(leads)
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

async function count(db: Db, where: LeadCondition): Promise<number> {
  const { leads } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll().as('leads'))
    .where(where)
    .executeTakeFirstOrThrow()
  return Number(leads)
}
