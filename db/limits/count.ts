import { type RawBuilder, sql, type Transaction } from 'kysely'
import { CLOCKS_DIFFER_MS } from '../clocks.ts'
import type { Db } from '../open.ts'
import { compilable, reusable } from '../reusable.ts'
import type { Database, Timestamp } from '../schema/index.ts'

/** No window is longer: a count that ends later was begun by a clock that was ahead. */
const LONGEST_WINDOW_MS = 24 * 3600_000

export interface Counted {
  /** What is counted, without anything about a person in it. */
  key: string
  /** The window begins with its first event. */
  windowMs: number
  /** How much is added; 1 unless given. */
  by?: number
}

export interface Count {
  /** With what was just added. */
  count: number
  endsAt: Timestamp
}

/**
 * Counts events in one statement, so that all web processes share each count and concurrent requests
 * cannot exceed a limit. On Postgres a counted row is locked until the transaction ends: count last,
 * and always in the same order of kinds.
 * @returns The counts, in the order given.
 */
export async function count(
  db: Db | Transaction<Database>,
  events: readonly Counted[],
): Promise<Count[]> {
  const now = Date.now()
  const at = new Date(now).toISOString()
  const values: Values = { at }
  for (const [number, { key, windowMs, by = 1 }] of events.entries()) {
    values[`key${number}`] = key
    values[`by${number}`] = by
    values[`ends${number}`] = new Date(now + windowMs).toISOString()
  }
  const { rows } = await counterOf(events.length)(db, values)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return events.map(({ key }) => {
    const row = byKey.get(key)
    return { count: Number(row?.count ?? 0), endsAt: row?.ends_at ?? at }
  })
}

/** Takes back what was counted, unless its window has ended since. */
export async function takeBack(
  db: Db | Transaction<Database>,
  { key, by = 1 }: Counted,
  { endsAt }: Count,
): Promise<void> {
  await db
    .updateTable('limit_counts')
    .set((eb) => ({ count: eb('count', '-', by) }))
    .where('key', '=', key)
    .where('ends_at', '=', endsAt)
    .execute()
}

type Values = Record<string, string | number>

const counters = new Map<number, ReturnType<typeof makeCounter>>()

function counterOf(events: number) {
  const known = counters.get(events)
  if (known) return known
  const made = makeCounter(events)
  counters.set(events, made)
  return made
}

/** The statement that counts so many events. */
function makeCounter(events: number) {
  return reusable((db, values: Values) => {
    const rows = Array.from(
      { length: events },
      (_, at) => sql`(${values[`key${at}`]}, ${values[`by${at}`]}, ${values[`ends${at}`]})`,
    )
    return compilable(
      sql<{ key: string; count: number; ends_at: Timestamp }>`
        insert into limit_counts (key, count, ends_at) values ${sql.join(rows)}
        ${addToCount(sql`${values.at}`)} returning key, count, ends_at`,
      db,
    )
  })
}

/** What an insert does with a count that is there: adds to it or, after its window has ended, begins again. */
export function addToCount(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`on conflict (key) do update set
    count = case when limit_counts.ends_at <= ${at} then 0 else limit_counts.count end + excluded.count,
    ends_at = case when limit_counts.ends_at <= ${at} then excluded.ends_at else limit_counts.ends_at end`
}

/** Deletes counts whose window has ended, or was begun by a clock that was ahead: such a limit would last as long. */
export async function deleteEndedCounts(db: Db, now = Date.now()): Promise<number> {
  const at = (time: number) => new Date(time).toISOString()
  const { numDeletedRows } = await db
    .deleteFrom('limit_counts')
    .where((eb) =>
      eb.or([
        eb('ends_at', '<=', at(now)),
        eb('ends_at', '>', at(now + LONGEST_WINDOW_MS + CLOCKS_DIFFER_MS)),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
