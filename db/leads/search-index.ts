import { type Kysely, PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { queryWords } from './lead-words.ts'

/** On SQLite a search for rarer words sees as many leads, the newest of those that have them. */
const NEWEST_FOUND = 10_000
/**
 * Words are common when this share of the newest leads have them. Each is where testing row by row, until a
 * page is full and 1,000 are counted, becomes faster than what the index finds.
 */
const COMMON = {
  sqlite: { share: 0.25, of: 200 },
  postgres: { share: 0.05, of: 500 },
}

// Full-text search is the one thing that each database does in its own way: a table of FTS5 on SQLite,
// a column of `submissions` with a GIN index on Postgres. Both get the words ready-made.

/** What a new row of `submissions` has besides, so that the lead can be searched. */
export function searchColumns(tx: Transaction<Database>, words: string[]): object {
  return isPostgres(tx)
    ? { search: vectorOf(words) }
    : { search_id: sql`(select coalesce(max(search_id), 0) + 1 from submissions)` }
}

/** Makes a lead searchable whose row has its `searchColumns`. */
export async function indexNewLead(
  tx: Transaction<Database>,
  id: string,
  words: string[],
): Promise<void> {
  if (!isPostgres(tx)) await setWords(tx, id, words)
}

/** Makes leads searchable by these words, in place of those before. */
export async function indexLeads(
  tx: Db | Transaction<Database>,
  leads: readonly { id: string; words: string[] }[],
): Promise<void> {
  if (isPostgres(tx)) {
    const ids = leads.map(({ id }) => id)
    const words = leads.map((lead) => lead.words.join(' '))
    await sql`update submissions set search = array_to_tsvector(string_to_array(given.words, ' '))
      from unnest(${ids}::text[], ${words}::text[]) as given (id, words)
      where submissions.id = given.id`.execute(tx)
    return
  }
  for (const { id, words } of leads) {
    // Not the row's own number: VACUUM may change that.
    await sql`update submissions set search_id = (select coalesce(max(search_id), 0) + 1 from submissions)
      where id = ${id} and search_id is null`.execute(tx)
    await setWords(tx, id, words)
  }
}

/** In place of those before, and of what an index that was not emptied might have there. */
function setWords(tx: Db | Transaction<Database>, id: string, words: string[]) {
  return sql`insert or replace into lead_search (rowid, words)
    select search_id, ${words.join(' ')} from submissions where id = ${id}`.execute(tx)
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
 * Which rows of `submissions` a list shows for a search; undefined for a search without words. What most
 * leads have must not be looked up only to show 25 of them: it is tested row by row in the order of the list.
 */
export async function matchesSearch(
  db: Db,
  text: string,
): Promise<RawBuilder<boolean> | undefined> {
  const words = queryWords(text)
  if (words.length === 0) return undefined
  return (await isCommon(db, words)) ? testOf(db, words) : lookedUp(db, words)
}

/** Whether a row has every word of a search; undefined for a search without words. No index answers it. */
export function testOfSearch(db: Db, text: string): RawBuilder<boolean> | undefined {
  const words = queryWords(text)
  return words.length === 0 ? undefined : testOf(db, words)
}

/** Each word is looked for where a word begins. */
function testOf(db: Db, words: string[], table = 'submissions'): RawBuilder<boolean> {
  if (isPostgres(db)) {
    return sql<boolean>`(${sql.ref(`${table}.search`)} @@ ${prefixes(words)}::tsquery) is true`
  }
  const tests = words.map((word) => sql`instr(' ' || words, ${` ${word}`}) > 0`)
  return sql<boolean>`exists (select 1 from lead_search
    where lead_search.rowid = ${sql.ref(`${table}.search_id`)} and ${sql.join(tests, sql` and `)})`
}

/** Digits and marks of scripts that FTS5 takes for the end of a word: it would look for a phrase, and its index has none. */
const SPLITS_ON_SQLITE = /[\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3]/

function lookedUp(db: Db, words: string[]): RawBuilder<boolean> {
  if (isPostgres(db)) return sql<boolean>`search @@ ${prefixes(words)}::tsquery`
  if (words.some((word) => SPLITS_ON_SQLITE.test(word))) return testOf(db, words)
  const query = words.map((word) => `"${word}"*`).join(' ')
  return sql<boolean>`search_id in (select rowid from lead_search
    where lead_search match ${query} order by rowid desc limit ${NEWEST_FOUND})`
}

/** Neither database's planner knows how common the beginning of a word is. */
async function isCommon(db: Db, words: string[]): Promise<boolean> {
  const { share, of } = isPostgres(db) ? COMMON.postgres : COMMON.sqlite
  const column = sql.id(isPostgres(db) ? 'search' : 'search_id')
  const { rows } = await sql<{ leads: number }>`select count(*) as leads
    from (select ${column} from submissions order by created_at desc, id desc limit ${of}) as newest
    where ${testOf(db, words, 'newest')}`.execute(db)
  return Number(rows[0]?.leads ?? 0) >= of * share
}

function prefixes(words: string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ')
}

/** Words as Postgres searches them. */
function vectorOf(words: string[]) {
  return sql`array_to_tsvector(${words}::text[])`
}

export function isPostgres(db: Kysely<never> | Db | Transaction<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
