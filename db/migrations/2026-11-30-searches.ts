import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** What visitors searched for and did not find. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  await sql
    .raw(
      `create table missed_searches (
        words ${text} primary key, count integer not null, last_at ${text} not null
      )`,
    )
    .execute(db)
}
