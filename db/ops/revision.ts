import { sql, type Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

/** The counter that every content write increments: a page cached under an older value is stale. */
export async function siteRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom('site_revision')
    .select('revision')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return row.revision
}

/** Increments the counter, in the transaction of the content write. */
export async function raiseSiteRevision(tx: Transaction<Database>): Promise<void> {
  await tx
    .updateTable('site_revision')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', 1)
    .execute()
}
