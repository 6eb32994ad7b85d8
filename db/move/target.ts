import { sql, type Transaction } from 'kysely'
import { isPostgres } from '../leads/search-index.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

/** The database that a site moves to: closed for everybody but the move. */
export interface MoveTarget {
  db: Db
  moveId: string
}

/** Changes the target, in one transaction. */
export function inTarget<T>(
  { db, moveId }: MoveTarget,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    if (isPostgres(tx)) await sql`select set_config('site.move', ${moveId}, true)`.execute(tx)
    return work(tx)
  })
}
