import { type Kysely, sql } from 'kysely'

/** Leads whose follow-up is due, in the order of the list; most leads have no day for one, and cost nothing here. */
export async function up(db: Kysely<never>) {
  await sql`create index if not exists submissions_to_follow_up on submissions (created_at, id,
    held_at, status, kind, insurance_type, assigned_to, follow_up_on)
    where follow_up_on is not null`.execute(db)
}
