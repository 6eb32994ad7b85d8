import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { POSTGRES, SQLITE } from './baseline/types.ts'

/** Which addresses staff know to be of one person, and which not: each pair of them in both orders. */
export async function up(db: Kysely<never>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const { text } = isPostgres ? POSTGRES : SQLITE
  for (const statement of [
    `create table same_person (
      email ${text} not null, other_email ${text} not null, is_same integer not null,
      staff_email ${text} not null, said_at ${text} not null,
      constraint same_person_key primary key (email, other_email)
    )`,
    'create index same_person_other on same_person (other_email)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
