import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** What the page of a town, vessel type or product has said, version by version. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await db.schema
    .createTable('text_versions')
    .ifNotExists()
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('kind', t, (c) => c.notNull())
    .addColumn('slug', t, (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('columns', t, (c) => c.notNull())
    .addColumn('made_by', t, (c) => c.notNull())
    .addColumn('staff_email', t)
    .addColumn('made_at', t, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('text_versions_of_a_page')
    .ifNotExists()
    .unique()
    .on('text_versions')
    .columns(['kind', 'slug', 'number'])
    .execute()
}
