import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { COUNTED } from './lead-counts.ts'
import { type LeadFilter, whereListed } from './lead-filter.ts'
import type { LeadStatus } from './lead-status.ts'
import { lastAnswers, type StoredAnswers, type SubmissionKind } from './submissions.ts'
import { changesByOthers } from './unseen-changes.ts'

export const LEAD_ORDERS = ['newest', 'oldest', 'follow-up', 'policy-end'] as const
/**
 * `follow-up` lists the open leads that have a day for it, the most urgent first; `policy-end` those that have a day
 * on which a policy ends, likewise.
 */
export type LeadOrder = (typeof LEAD_ORDERS)[number]

/** The place of a lead in its list: what the list is ordered by, and the id. */
export type LeadPlace = readonly [key: string, id: string]

export interface LeadListQuery extends LeadFilter {
  order: LeadOrder
  /** List what follows this place, or what precedes it. */
  from?: { direction: 'after' | 'before'; place: LeadPlace } | undefined
  /** The address of the one of the staff who reads it. */
  reader?: string | undefined
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
  /** When the policy that the visitor has elsewhere ends, YYYY-MM-DD. */
  policyEndsOn: string | undefined
  answeredAt: Timestamp | undefined
  /** Undefined when nobody has it. */
  assignedTo: { id: string; name: string } | undefined
  isUnread: boolean
  isHeld: boolean
  revision: number
  /** What others than the reader changed beside it (`unseen-changes.ts`); 0 without a reader. */
  changesByOthers: number
  createdAt: Timestamp
}

export interface LeadPage {
  leads: ListedLead[]
  previous: LeadPlace | undefined
  next: LeadPlace | undefined
  /**
   * How many leads the first page of a search found, as `countFiltered` counts them; otherwise
   * undefined. To find them twice, for the page and for the count, would take twice as long.
   */
  found: number | undefined
}

const LEADS_A_PAGE = 25
const KEYS = {
  newest: 'created_at',
  oldest: 'created_at',
  'follow-up': 'follow_up_on',
  'policy-end': 'policy_ends_on',
} as const satisfies Record<LeadOrder, string>
/** A statement of SQLite takes 32,766 values, and one of Postgres 65,535. */
const AT_ONCE = 1000

/** A page of a list: found in an index, however many leads there are. */
export async function listLeads(db: Db, query: LeadListQuery): Promise<LeadPage> {
  const { order, from, search, reader } = query
  const isCounted = Boolean(search) && from === undefined
  const key = KEYS[order]
  const isBackward = from?.direction === 'before'
  const isAscending = (order !== 'newest') !== isBackward
  const direction = isAscending ? 'asc' : 'desc'
  const found = await db
    .selectFrom('submissions')
    .select(['id', `${key} as key`])
    .where(
      await whereListed(db, { ...query, hasFollowUp: order === 'follow-up' || query.hasFollowUp }),
    )
    .$if(order === 'policy-end', (q) => q.where('policy_ends_on', 'is not', null))
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
    .limit(isCounted ? COUNTED + 1 : LEADS_A_PAGE + 1)
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
      reader,
    ),
    previous: (isBackward ? hasMore : from !== undefined) ? placeOf(shown[0]) : undefined,
    next: isBackward || hasMore ? placeOf(shown.at(-1)) : undefined,
    found: isCounted ? found.length : undefined,
  }
}

/**
 * Leads by their ids, in the order of the ids; unknown ones are left out.
 * @param reader The address of the one of the staff who reads them, to be told what others have changed.
 */
export async function findListed(
  db: Db,
  ids: readonly string[],
  reader?: string,
): Promise<ListedLead[]> {
  const rows: Awaited<ReturnType<typeof rowsOf>> = []
  for (let start = 0; start < ids.length; start += AT_ONCE)
    rows.push(...(await rowsOf(db, ids.slice(start, start + AT_ONCE), reader)))
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
        policyEndsOn: row.policy_ends_on ?? undefined,
        answeredAt: row.answered_at ?? undefined,
        assignedTo:
          row.staffId === null ? undefined : { id: row.staffId, name: row.staffName ?? '' },
        isUnread: row.opened_at === null,
        isHeld: row.held_at !== null,
        revision: row.revision,
        changesByOthers: Number(row.changesByOthers ?? 0),
        createdAt: row.created_at,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function rowsOf(db: Db, ids: readonly string[], reader: string | undefined) {
  return db
    .selectFrom('submissions')
    .leftJoin('staff', 'staff.id', 'submissions.assigned_to')
    .select(LISTED)
    .select(['staff.id as staffId', 'staff.name as staffName'])
    .$if(reader !== undefined, (query) =>
      query.select(changesByOthers(reader ?? '').as('changesByOthers')),
    )
    .where('submissions.id', 'in', ids)
    .execute()
}

/** The answers of leads by their ids, as they were last sent; unknown ones are left out. */
export async function findAnswers(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, StoredAnswers>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('submissions')
    .select((eb) => ['id', lastAnswers(eb).as('answers')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, answers }) => [id, JSON.parse(answers)]))
}

/** The references of leads by their ids; unknown ones are left out. */
export async function findReferences(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** The newest leads received since a moment that are not held, newest first. */
export async function listLeadsSince(
  db: Db,
  since: Timestamp,
  limit: number,
  reader?: string,
): Promise<ListedLead[]> {
  return findListed(db, await idsSince(db, since, limit), reader)
}

/** Likewise, their ids alone. */
export async function idsSince(db: Db, since: Timestamp, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('created_at', '>=', since)
    .where('held_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
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
  'policy_ends_on',
  'answered_at',
  'opened_at',
  'held_at',
  'revision',
  'created_at',
] as const
