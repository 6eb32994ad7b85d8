import { sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'

/** A day with the moments between which it lies, the second not included. */
export interface DayBounds {
  day: string
  since: Timestamp
  before: Timestamp
}

/** How many leads have the same of everything that is counted. */
interface LeadGroup {
  kind: string
  insuranceType: string | undefined
  town: string | undefined
  /** As `listedColumns` writes it. */
  cameFrom: string | undefined
  leads: number
}

/** Leads by day. Each day is a stretch of an index; held leads are not counted here, nor below. */
export async function leadsByDay(db: Db, days: DayBounds[]): Promise<Map<string, number>> {
  if (days.length === 0) return new Map()
  const values = sql.join(days.map(({ day, since, before }) => sql`(${day}, ${since}, ${before})`))
  const { rows } = await sql<{ day: string; leads: number }>`
    with days (day, since, until_then) as (values ${values})
    select day, (
      select count(*) from submissions
      where held_at is null and created_at >= since and created_at < until_then
    ) as leads from days`.execute(db)
  return new Map(rows.map(({ day, leads }) => [day, Number(leads)]))
}

/** Leads received at or after a moment, counted by everything that the dashboard counts them by. */
export async function groupLeads(db: Db, since: Timestamp): Promise<LeadGroup[]> {
  const rows = await db
    // SQLite would rather go through all leads in the order of an index than sort those of some days.
    .with(
      (cte) => cte('received').materialized(),
      (q) =>
        q
          .selectFrom('submissions')
          .select(['kind', 'insurance_type', 'town', 'came_from'])
          .where('held_at', 'is', null)
          .where('created_at', '>=', since),
    )
    .selectFrom('received')
    .select(['kind', 'insurance_type', 'town', 'came_from'])
    .select((eb) => eb.fn.countAll().as('leads'))
    .groupBy(['kind', 'insurance_type', 'town', 'came_from'])
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    insuranceType: row.insurance_type ?? undefined,
    town: row.town ?? undefined,
    cameFrom: row.came_from ?? undefined,
    leads: Number(row.leads),
  }))
}

/** How long each lead received since then waited for its first answer, in no order. */
export async function answerTimesMs(db: Db, since: Timestamp): Promise<number[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(['created_at', 'answered_at'])
    .where('held_at', 'is', null)
    .where('created_at', '>=', since)
    .where('answered_at', 'is not', null)
    .execute()
  return rows.map((row) => Date.parse(row.answered_at ?? '') - Date.parse(row.created_at))
}

/** How many leads received before then have not been answered at all. */
export async function countUnanswered(db: Db, before: Timestamp): Promise<number> {
  const { leads } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll().as('leads'))
    .where('held_at', 'is', null)
    .where('answered_at', 'is', null)
    .where('status', '=', 'new')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(leads)
}
