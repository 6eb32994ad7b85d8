import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** What a move to another database says about this one. The move itself makes this table first of all. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await db.schema
    .createTable('moves')
    .ifNotExists()
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('move_id', t, (c) => c.notNull())
    .addColumn('role', t, (c) => c.notNull())
    .addColumn('target', t, (c) => c.notNull())
    .addColumn('state', t, (c) => c.notNull())
    .addColumn('beat_at', t, (c) => c.notNull())
    .execute()
}
