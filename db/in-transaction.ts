import type { Transaction } from 'kysely'
import type { Db } from './open.ts'
import type { Database } from './schema/index.ts'

const DEADLOCK = '40P01'
/** Of transactions that wait for each other Postgres ends one, so the next try finds one fewer. */
const TRIES = 5

/**
 * Runs some work in a transaction, and again when Postgres ends it because it and another waited for each other.
 * @param work May run several times; only the last time counts.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === TRIES || (error as { code?: string }).code !== DEADLOCK) throw error
    }
  }
}
