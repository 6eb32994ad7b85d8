import { sql } from 'kysely'
import { updateIndex } from '../leads/index-leads.ts'
import { isPostgres, unindexLeads } from '../leads/search-index.ts'
import type { Db } from '../open.ts'
import { inTarget, type MoveTarget } from './target.ts'

const PAGE = 200

/** Has leads indexed again: their words, which each database keeps in its own way, are not copied. */
export async function forgetWords(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await unindexLeads(tx, ids)
  const none = sql`update submissions set ${indexColumn(tx)} = null where id in (${sql.join(ids)})`
  await none.execute(tx)
}

/** Makes every lead searchable that is not, oldest first: a search shows what was indexed last. */
export async function indexLeads(target: MoveTarget): Promise<number> {
  let indexed = 0
  for (let after = { created_at: '', id: '' }; ; ) {
    const { rows } = await sql<typeof after>`select created_at, id from submissions
      where ${indexColumn(target.db)} is null and (created_at, id) > (${after.created_at}, ${after.id})
      order by created_at, id limit ${PAGE}`.execute(target.db)
    const last = rows.at(-1)
    if (!last) return indexed
    await inTarget(target, async (tx) => {
      for (const { id } of rows) await updateIndex(tx, id, { onlyWords: true })
    })
    indexed += rows.length
    after = last
  }
}

function indexColumn(db: Db) {
  return sql.ref(isPostgres(db) ? 'search' : 'search_id')
}
