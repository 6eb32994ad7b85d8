import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

export async function up(db: Kysely<never>) {
  const t = text(db)

  await db.schema
    .createTable('vessels')
    .addColumn('id', t, (c) => c.primaryKey())
    .addColumn('slug', t, (c) => c.notNull().unique())
    .addColumn('name', t, (c) => c.notNull())
    .addColumn('title', t, (c) => c.notNull())
    .addColumn('description', t, (c) => c.notNull())
    .addColumn('short_description', t, (c) => c.notNull())
    .addColumn('image_path', t)
    .addColumn('features', t, (c) => c.notNull())
    .addColumn('category', t, (c) => c.notNull())
    .addColumn('icon', t, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('edited_at', t)
    .execute()

  await db.schema
    .createTable('site_revision')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into site_revision (id, revision) values (1, 1)`.execute(db)
}
