import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** Which broker has reviewed which page, and when. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await db.schema
    .createTable('reviews')
    .ifNotExists()
    .addColumn('page', t, (c) => c.primaryKey())
    .addColumn('broker_id', t, (c) => c.notNull())
    .addColumn('reviewed_on', t, (c) => c.notNull())
    .execute()
}
