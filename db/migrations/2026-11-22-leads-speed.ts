import { type Kysely, sql } from 'kysely'

/** Every lead closes the drafts of its form: without an index, that reads all drafts. */
export async function up(db: Kysely<never>) {
  await sql`create index if not exists drafts_open_by_key on drafts (submission_key)
    where accepted_at is null`.execute(db)
}
