import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** What brokers write to a visitor from the desk, and the lists of leads that staff have named. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    `create table lead_replies (
      id ${text} primary key, submission_id ${text} not null references submissions, staff_email ${text} not null,
      staff_name ${text} not null, subject ${text} not null, text ${text} not null, created_at ${text} not null
    )`,
    'create index lead_replies_submission on lead_replies (submission_id)',
    `create table lead_views (
      id ${text} primary key, staff_id ${text} references staff on delete set null, name ${text} not null,
      query ${text} not null, is_shared integer not null
    )`,
    'create index lead_views_staff on lead_views (staff_id)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
