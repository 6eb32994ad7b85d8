import { type Kysely, sql } from 'kysely'
import { text } from './columns.ts'

/** When a visitor added a file to a request that was already sent. */
export async function up(db: Kysely<never>) {
  const tables = await db.introspection.getTables()
  const table = tables.find(({ name }) => name === 'attachments')
  // SQLite runs a migration without a transaction, so one that was killed begins again.
  if (table?.columns.some(({ name }) => name === 'added_at')) return
  await sql`alter table attachments add column added_at ${text(db)}`.execute(db)
}
