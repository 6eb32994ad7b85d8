import { sql } from 'kysely'
import { type Db, poolOf } from './open.ts'

/** By how much the clocks of a site's machines may differ: what lies further ahead was written by a wrong one. */
export const CLOCKS_DIFFER_MS = 60_000

/**
 * By how many milliseconds the clock of this machine is ahead of the database's, which all machines share; behind
 * it: a negative number. 0 while the answer takes longer than they differ, and with SQLite, which has no other clock.
 */
export async function clockAhead(db: Db): Promise<number> {
  if (!poolOf(db)) return 0
  const before = Date.now()
  const { rows } = await sql<{ ms: string }>`
    select floor(extract(epoch from clock_timestamp()) * 1000) as ms`.execute(db)
  const there = Number(rows[0]?.ms)
  return Math.max(0, before - there) + Math.min(0, Date.now() - there)
}
