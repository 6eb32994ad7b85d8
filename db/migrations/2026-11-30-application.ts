import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** What a visitor answers for the insurer after sending a request, a section at a time. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    `alter table submissions add column application ${text}`,
    `alter table submissions add column application_at ${text}`,
    'alter table submissions add column application_saves integer not null default 0',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
