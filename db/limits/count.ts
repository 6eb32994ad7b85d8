import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'

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
  const rows = await db
    .insertInto('limit_counts')
    .values(
      events.map(({ key, windowMs, by = 1 }) => ({
        key,
        count: by,
        ends_at: new Date(now + windowMs).toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when limit_counts.ends_at <= ${at} then 0 else limit_counts.count end + excluded.count`,
        ends_at: sql`case when limit_counts.ends_at <= ${at} then excluded.ends_at else limit_counts.ends_at end`,
      }),
    )
    .returning(['key', 'count', 'ends_at'])
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return events.map(({ key }) => {
    const row = byKey.get(key)
    return { count: Number(row?.count ?? 0), endsAt: row?.ends_at ?? at }
  })
}

/** Deletes counts whose window has ended. */
export async function deleteEndedCounts(db: Db, before: Timestamp): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('limit_counts')
    .where('ends_at', '<=', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
