import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** What a broker notes of a lead's policies, and the private calendar of each of the staff. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    `alter table submissions add column carrier ${text}`,
    'alter table submissions add column premium integer',
    `alter table submissions add column quoted_on ${text}`,
    `alter table submissions add column policy_ends_on ${text}`,
    `alter table submissions add column returned_for ${text}`,
    `create index submissions_by_policy_end on submissions (policy_ends_on, id, status, held_at)
      where policy_ends_on is not null`,
    'create index submissions_carriers on submissions (carrier) where carrier is not null',
    `alter table staff add column calendar_hash ${text}`,
    'create unique index staff_calendar on staff (calendar_hash) where calendar_hash is not null',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
