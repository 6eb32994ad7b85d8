import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The words of a deleted lead leave the search index at once, not only when SQLite next merges its parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return
  await sql`insert into lead_search (lead_search, rank) values ('secure-delete', 1)`.execute(db)
}
