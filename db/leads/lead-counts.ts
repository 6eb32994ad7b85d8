import { sql } from 'kysely'
import type { Db } from '../open.ts'
import { type LeadCondition, type LeadFilter, type LeadView, whereListed } from './lead-filter.ts'
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
  const conditions = [
    ...(await Promise.all(views.map((view) => whereListed(db, { view, staffId })))),
    ...kinds.map((kind) => ofKinds({ kinds: [kind] })),
    // With all kinds: so these too are seeks in the index of both.
    ...insuranceTypes.map((insuranceType) => ofKinds({ kinds: KINDS, insuranceType })),
  ]
  const numbers = await countEach(db, conditions)
  const take = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, numbers.shift() ?? 0])) as Record<Name, number>
  return { views: take(views), kinds: take(kinds), insuranceTypes: take(insuranceTypes) }
}

/** How many leads a filter lists; one above `COUNTED` when there are more than that. */
export async function countFiltered(db: Db, filter: LeadFilter): Promise<number> {
  const [number] = await countEach(db, [await whereListed(db, filter)])
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

const KINDS = ['quote', 'contact', 'call'] as const satisfies SubmissionKind[]

function ofKinds(of: { kinds: readonly SubmissionKind[]; insuranceType?: string }): LeadCondition {
  return (eb) =>
    eb.and([
      eb('held_at', 'is', null),
      eb('kind', 'in', of.kinds),
      ...(of.insuranceType ? [eb('insurance_type', '=', of.insuranceType)] : []),
    ])
}

async function countEach(db: Db, conditions: LeadCondition[]): Promise<number[]> {
  if (conditions.length === 0) return []
  const counts = conditions.map((where, at) => {
    const listed = db
      .selectFrom('submissions')
      .select(sql.lit(1).as('one'))
      .where(where)
      .limit(COUNTED + 1)
    return sql`(select count(*) from (${listed}) as listed) as ${sql.id(`count_${at}`)}`
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return conditions.map((_, at) => Number(rows[0]?.[`count_${at}`] ?? 0))
}
