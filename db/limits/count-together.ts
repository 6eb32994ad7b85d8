import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { count } from './count.ts'

const SHARES = 16

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
  const share = Math.floor(Math.random() * SHARES)
  await count(db, [{ key: `${key} ${share}`, windowMs }])
  const { sum } = await db
    .selectFrom('limit_counts')
    .select((eb) => eb.fn.sum('count').as('sum'))
    .where(
      'key',
      'in',
      Array.from({ length: SHARES }, (_, at) => `${key} ${at}`),
    )
    .where('ends_at', '>', new Date().toISOString())
    .executeTakeFirstOrThrow()
  return Number(sum)
}
