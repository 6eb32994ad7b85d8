import { sql } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import type { Db } from '../open.ts'

/** Words that are asked for again and again stay: those asked for longest ago make room. */
const MOST_KEPT = 300
/** What one person typed once may be about that person. */
const FEWEST = 2

export interface MissedSearch {
  words: string
  count: number
}

/** Counts a search that found nothing. */
export async function recordMissedSearch(db: Db, words: string, now = new Date()): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('missed_searches')
      .values({ words, count: 1, last_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict.column('words').doUpdateSet((eb) => ({
          count: eb('missed_searches.count', '+', 1),
          last_at: eb.ref('excluded.last_at'),
        })),
      )
      .execute()
    const kept = tx
      .selectFrom('missed_searches')
      .select('words')
      .orderBy('last_at', 'desc')
      .orderBy('words')
      .limit(MOST_KEPT)
    await tx.deleteFrom('missed_searches').where('words', 'not in', kept).execute()
  })
}

/** What was searched for in vain most often, since a moment; what was typed only once is left out. */
export async function listMissedSearches(
  db: Db,
  since: string,
  limit: number,
): Promise<MissedSearch[]> {
  return db
    .selectFrom('missed_searches')
    .select(['words', sql<number>`count`.as('count')])
    .where('last_at', '>=', since)
    .where('count', '>=', FEWEST)
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(limit)
    .execute()
}
