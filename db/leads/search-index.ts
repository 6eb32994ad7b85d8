import { type Kysely, PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { queryWords } from './lead-words.ts'

/** On SQLite a search sees as many leads, the newest of those that have its words. */
const NEWEST_FOUND = 10_000
/** A word is common when this share of the newest leads have it. */
const COMMON_SHARE = 0.05
const SAMPLE = 500

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

/**
 * Whether a row of `submissions` has every word of a search; undefined for a search without words.
 * A word that most leads have must not make a list of most leads only to show 25 of them: SQLite stops
 * after some thousands, Postgres then tests row by row in the order of the list until a page is full.
 * @param found `every`: an export must not leave out what a list need not show.
 */
export async function matchesSearch(
  db: Db,
  text: string,
  found: 'every' | 'newest' = 'newest',
): Promise<RawBuilder<boolean> | undefined> {
  const words = queryWords(text)
  if (words.length === 0) return undefined
  return isPostgres(db) ? matchesOnPostgres(db, words) : matchesOnSqlite(words, found)
}

function matchesOnSqlite(words: string[], found: 'every' | 'newest') {
  const query = words.map((word) => `"${word}"*`).join(' ')
  if (found === 'every') {
    return sql<boolean>`search_id in (select rowid from lead_search where lead_search match ${query})`
  }
  return sql<boolean>`search_id in (select rowid from lead_search
    where lead_search match ${query} order by rowid desc limit ${NEWEST_FOUND})`
}

async function matchesOnPostgres(db: Db, words: string[]) {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  // The planner does not know how common the beginning of a word is.
  const { rows } = await sql`select count(*) as leads
    from (select search from submissions order by created_at desc limit ${SAMPLE}) as newest
    where search @@ ${query}::tsquery`
    .$castTo<{ leads: number }>()
    .execute(db)
  const isCommon = Number(rows[0]?.leads ?? 0) >= SAMPLE * COMMON_SHARE
  // No index answers the second form.
  return isCommon
    ? sql<boolean>`(search @@ ${query}::tsquery) is true`
    : sql<boolean>`search @@ ${query}::tsquery`
}

export function isPostgres(db: Kysely<never> | Db | Transaction<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
