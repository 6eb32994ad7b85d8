import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The type of a text column: sorted in byte order on both databases, so that every `order by` agrees.
 * SQLite compares bytes by default, Postgres uses the server's locale.
 */
export function text(db: Kysely<never>) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`
}
