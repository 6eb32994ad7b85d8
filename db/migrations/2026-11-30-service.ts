import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** Certificates of insurance that staff send from the desk. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    `create table lead_certificates (
      id ${text} primary key, submission_id ${text} not null references submissions,
      attachment_id ${text} not null references attachments, staff_email ${text} not null, staff_name ${text} not null,
      holder_email ${text}, created_at ${text} not null
    )`,
    'create index lead_certificates_submission on lead_certificates (submission_id)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
