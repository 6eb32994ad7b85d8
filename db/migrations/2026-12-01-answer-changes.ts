import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** What staff corrected of the answers of an application, with what was there before. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    `create table answer_changes (
      id ${text} primary key, submission_id ${text} not null references submissions, staff_email ${text} not null,
      question ${text} not null, was ${text} not null, became ${text} not null, changed_at ${text} not null
    )`,
    'create index answer_changes_submission on answer_changes (submission_id, changed_at)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
