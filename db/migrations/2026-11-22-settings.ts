import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** What staff set in place of the environment, and who is out of office. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await db.schema
    .createTable('settings')
    .ifNotExists()
    .addColumn('name', t, (c) => c.primaryKey())
    .addColumn('value', t, (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('changed_at', t, (c) => c.notNull())
    .addColumn('changed_by', t, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('staff_absences')
    .ifNotExists()
    .addColumn('staff_id', t, (c) => c.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('from_day', t, (c) => c.notNull())
    .addColumn('until_day', t, (c) => c.notNull())
    .addColumn('instead', t, (c) => c.references('staff.id').onDelete('set null'))
    .execute()
}
