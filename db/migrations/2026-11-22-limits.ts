import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

/** What limits strangers: counters, why a lead is held, and messages that wait for staff. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  await db.schema
    .createTable('limit_counts')
    .ifNotExists()
    .addColumn('key', t, (c) => c.primaryKey())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', t, (c) => c.notNull())
    .execute()
  await addColumn(db, 'submissions', 'held_reasons', t)
  await addColumn(db, 'amendments', 'answers_hash', t)
  await addColumn(db, 'deliveries', 'waits_since', t)
  await sql`create index if not exists deliveries_waiting on deliveries (waits_since)
    where waits_since is not null`.execute(db)
}

/** SQLite runs a migration without a transaction, so one that was killed begins again. */
async function addColumn(
  db: Kysely<never>,
  to: string,
  name: string,
  type: ReturnType<typeof sql>,
) {
  const tables = await db.introspection.getTables()
  const table = tables.find((one) => one.name === to)
  if (table?.columns.some((column) => column.name === name)) return
  await sql`alter table ${sql.table(to)} add column ${sql.ref(name)} ${type}`.execute(db)
}
