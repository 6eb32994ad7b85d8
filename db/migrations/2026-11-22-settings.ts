import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

/** What staff set in place of the environment, who is away, and who was to get each lead. */
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
  // SQLite runs a migration without a transaction, so one that was killed begins again.
  const tables = await db.introspection.getTables()
  const leads = tables.find((one) => one.name === 'submissions')
  if (leads?.columns.some((one) => one.name === 'routed_to')) return
  await sql`alter table submissions add column routed_to ${t}`.execute(db)
}
