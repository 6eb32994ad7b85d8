import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import { reusable } from '../reusable.ts'
import type { Database } from '../schema/index.ts'
import { count } from './count.ts'

const SHARES = Array.from({ length: 16 }, (_, at) => at)

/**
 * Counts something that all visitors do together, in shares of the count: on Postgres, each of them
 * would otherwise wait until the one before has committed.
 * @returns The count so far; what others count at the same moment may be missing.
 */
export async function countTogether(
  db: Db | Transaction<Database>,
  key: string,
  windowMs: number,
): Promise<number> {
  const { own, others } = sharesOf(key)
  await count(db, [{ key: own, windowMs }])
  const keys = [own, ...others]
  const { rows } = await sumOf(db, { ...keys, now: new Date().toISOString() })
  return Number(rows[0]?.sum)
}

/** The keys of a count's shares: the one to which something is added, and the others. */
export function sharesOf(key: string): { own: string; others: string[] } {
  const own = Math.floor(Math.random() * SHARES.length)
  const others = SHARES.filter((share) => share !== own).map((share) => `${key} ${share}`)
  return { own: `${key} ${own}`, others }
}

const sumOf = reusable((db, values: { [at: number]: string; now: string }) =>
  db
    .selectFrom('limit_counts')
    .select((eb) => eb.fn.sum('count').as('sum'))
    .where(
      'key',
      'in',
      SHARES.map((at) => values[at] ?? ''),
    )
    .where('ends_at', '>', values.now),
)
