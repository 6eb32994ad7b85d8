import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** The people whom the page about the agency introduces. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await db.schema
    .createTable('brokers')
    .ifNotExists()
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('name', t, (c) => c.notNull())
    .addColumn('title', t, (c) => c.notNull())
    .addColumn('license_number', t)
    .addColumn('since_year', 'integer')
    .addColumn('email', t)
    .addColumn('phone', t)
    .addColumn('picture_path', t)
    .addColumn('picture_width', 'integer')
    .addColumn('picture_height', 'integer')
    .addColumn('about', t, (c) => c.notNull())
    .addColumn('about_html', t, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('is_shown', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute()
}
