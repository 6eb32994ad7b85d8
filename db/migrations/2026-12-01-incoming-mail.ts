import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** What comes back by mail about a lead: answers, and reports that a message could not be delivered. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    `create table lead_incoming (
      id ${text} primary key, submission_id ${text} not null references submissions on delete cascade,
      kind ${text} not null, from_address ${text} not null, from_name ${text} not null, is_foreign integer not null,
      subject ${text} not null, text ${text} not null, quoted ${text} not null, refused_files ${text} not null, created_at ${text} not null
    )`,
    'create index lead_incoming_submission on lead_incoming (submission_id)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
