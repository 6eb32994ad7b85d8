import { sql } from 'kysely'
import type { Db } from '../open.ts'
import { type LeadFilter, type LeadView, whereListed } from './lead-filter.ts'
import { CLOSED_STATUSES, OPEN_STATUSES } from './lead-status.ts'
import type { SubmissionKind } from './submissions.ts'

/**
 * No count goes further. A page has some fifteen counts, and staff need to know how many leads are
 * left to do, not whether the list has 98,000 or 99,000.
 */
export const COUNTED = 1000

/** What is to be counted; each name is a filter of its own. */
export interface CountedNames {
  /** Whose leads the view `mine` has. */
  staffId: string
  views: readonly LeadView[]
  kinds: readonly SubmissionKind[]
  insuranceTypes: readonly string[]
}

/** Numbers of leads. One above `COUNTED` says that there are more than that. */
export interface LeadCounts {
  views: Partial<Record<LeadView, number>>
  kinds: Partial<Record<SubmissionKind, number>>
  insuranceTypes: Partial<Record<string, number>>
}

/** How many leads each of these filters alone lists, in one statement. */
export async function countLeads(
  db: Db,
  { staffId, views, kinds, insuranceTypes }: CountedNames,
): Promise<LeadCounts> {
  const all = { view: 'all', staffId } as const
  const numbers = await countEach(db, [
    ...views.map((view) => ({ view, staffId })),
    ...kinds.map((kind) => ({ ...all, kind })),
    ...insuranceTypes.map((insuranceType) => ({ ...all, insuranceType })),
  ])
  const take = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, numbers.shift() ?? 0])) as Record<Name, number>
  return { views: take(views), kinds: take(kinds), insuranceTypes: take(insuranceTypes) }
}

/** How many leads a filter lists; one above `COUNTED` when there are more than that. */
export async function countFiltered(db: Db, filter: LeadFilter): Promise<number> {
  const [number] = await countEach(db, [filter])
  return number ?? 0
}

/** How many leads a filter without a search lists, however many. */
export async function countEvery(
  db: Db,
  filter: LeadFilter & { search?: undefined },
): Promise<number> {
  const { leads } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll().as('leads'))
    .where(await whereListed(db, filter))
    .executeTakeFirstOrThrow()
  return Number(leads)
}

async function countEach(db: Db, filters: LeadFilter[]): Promise<number[]> {
  if (filters.length === 0) return []
  const counts = await Promise.all(
    filters.map(async (filter, at) => {
      const some = (await listed(db, filter)).select(sql.lit(1).as('one')).limit(COUNTED + 1)
      return sql`(select count(*) from (${some}) as listed) as ${sql.id(`count_${at}`)}`
    }),
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return filters.map((_, at) => Number(rows[0]?.[`count_${at}`] ?? 0))
}

/** What a filter lists, in the index in which that is counted soonest. */
async function listed(db: Db, filter: LeadFilter) {
  const leads = db.selectFrom('submissions')
  const { view, kind, insuranceType, since, before, until, search, hasFollowUp } = filter
  const { status, assignedTo, dueBy, lacksFollowUp, policyEnds } = filter
  const isByFollowUp = [hasFollowUp, dueBy, lacksFollowUp, policyEnds].some(Boolean)
  const isNarrowed =
    assignedTo !== undefined || [status, since, before, until, search, isByFollowUp].some(Boolean)
  const unheld = leads.where('held_at', 'is', null)
  if (!isNarrowed && !kind && !insuranceType && (view === 'open' || view === 'handled')) {
    return unheld.where('status', 'in', view === 'open' ? OPEN_STATUSES : CLOSED_STATUSES)
  }
  if (!isNarrowed && view === 'all' && (kind || insuranceType)) {
    // Always with a kind, with which the index begins.
    return unheld
      .where('kind', 'in', kind ? [kind] : KINDS)
      .$if(insuranceType !== undefined, (q) => q.where('insurance_type', '=', insuranceType ?? ''))
  }
  const inOrder = leads.where(await whereListed(db, filter))
  return search || view === 'held' || isByFollowUp ? inOrder : inOrder.orderBy('created_at')
}

const KINDS = [
  'quote',
  'contact',
  'call',
  'certificate',
  'change',
  'claim',
] as const satisfies SubmissionKind[]
