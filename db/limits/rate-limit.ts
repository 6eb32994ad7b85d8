import { sql, type Transaction } from 'kysely'
import { CLOCKS_DIFFER_MS } from '../clocks.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'

/** Who asks for something, and how much a stranger may do. `src/http/rate-limit.ts` makes it of a request. */
export interface RateLimitClient {
  /**
   * A keyed hash, so that counts hold no addresses.
   * @param kind Starts the key: the same value counts apart for each kind.
   */
  keyOf(kind: string, value: string): string
  /** The network address, IPv6 by /64. */
  address: string
  limits: {
    /** An hour: from one address or mailbox, and from all together; a day: with the same text. */
    requests: { perSender: number; inAll: number; sameText: number }
    /** An hour. */
    mails: { inAll: number; perMailbox: number }
  }
}

export const HOUR_MS = 3_600_000

/** No window is longer: a count that ends later was begun by a clock that was ahead. */
const LONGEST_WINDOW_MS = 24 * HOUR_MS

export interface Counted {
  /** What is counted, without anything about a person in it. */
  key: string
  /** The window begins with its first event. */
  windowMs: number
  /** How much is added; 1 unless given. */
  by?: number
}

export interface Count extends Counted {
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
  if (events.length === 0) return []
  const now = Date.now()
  const at = new Date(now).toISOString()
  const hasEnded = sql<boolean>`limit_counts.ends_at <= ${at}`
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
        count: sql`case when ${hasEnded} then 0 else limit_counts.count end + excluded.count`,
        ends_at: sql`case when ${hasEnded} then excluded.ends_at else limit_counts.ends_at end`,
      }),
    )
    .returning(['key', 'count', 'ends_at'])
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return events.map((event) => {
    const row = byKey.get(event.key)
    return { ...event, count: Number(row?.count ?? 0), endsAt: row?.ends_at ?? at }
  })
}

/** Takes back what was counted, unless its window has ended since. */
export async function takeBack(
  db: Db | Transaction<Database>,
  counts: readonly Count[],
): Promise<void> {
  for (const { key, by = 1, endsAt } of counts) {
    await db
      .updateTable('limit_counts')
      .set((eb) => ({ count: eb('count', '-', by) }))
      .where('key', '=', key)
      .where('ends_at', '=', endsAt)
      .execute()
  }
}

/** Deletes counts whose window has ended, or was begun by a clock that was ahead: such a limit would last as long. */
export async function deleteEndedCounts(db: Db, now = Date.now()): Promise<number> {
  const at = (time: number) => new Date(time).toISOString()
  // It locks them in another order than those who count: one of two that wait for each other begins again.
  const { numDeletedRows } = await inTransaction(db, (tx) =>
    tx
      .deleteFrom('limit_counts')
      .where((eb) =>
        eb.or([
          eb('ends_at', '<=', at(now)),
          eb('ends_at', '>', at(now + LONGEST_WINDOW_MS + CLOCKS_DIFFER_MS)),
        ]),
      )
      .executeTakeFirstOrThrow(),
  )
  return Number(numDeletedRows)
}
