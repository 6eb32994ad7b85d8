import { type Kysely, PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { queryWords } from './lead-words.ts'

// Full-text search is the one thing that each database does in its own way: a table of FTS5 on SQLite,
// a column of `submissions` with a GIN index on Postgres. Both get the words ready-made.

/** Makes a lead searchable by these words, in place of those before. */
export async function indexLead(
  tx: Db | Transaction<Database>,
  id: string,
  words: string[],
): Promise<void> {
  if (isPostgres(tx)) {
    await sql`update submissions set search = array_to_tsvector(${words}::text[])
      where id = ${id}`.execute(tx)
    return
  }
  await unindexLeads(tx, [id])
  await sql`insert into lead_search (words) values (${words.join(' ')})`.execute(tx)
  // Not the row's own number: VACUUM may change that.
  await sql`update submissions set search_id = last_insert_rowid() where id = ${id}`.execute(tx)
}

/** Takes leads out of the index, before they are deleted. */
export async function unindexLeads(
  tx: Db | Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  if (isPostgres(tx) || ids.length === 0) return
  await sql`delete from lead_search
    where rowid in (select search_id from submissions where id in (${sql.join(ids)}))`.execute(tx)
}

/** Whether a row of `submissions` has every word of a search; undefined for a search without words. */
export function matchesSearch(db: Db, text: string): RawBuilder<boolean> | undefined {
  const words = queryWords(text)
  if (words.length === 0) return undefined
  if (isPostgres(db)) {
    const query = words.map((word) => `'${word}':*`).join(' & ')
    return sql<boolean>`search @@ ${query}::tsquery`
  }
  const query = words.map((word) => `"${word}"*`).join(' ')
  return sql<boolean>`search_id in (select rowid from lead_search where lead_search match ${query})`
}

export function isPostgres(db: Kysely<never> | Db | Transaction<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
