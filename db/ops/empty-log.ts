import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '../open.ts'

/**
 * Moves what the write-ahead log of a SQLite file has into the file and empties it: until SQLite reuses
 * its pages, which may take weeks on a quiet site, it has deleted rows as they were.
 * @returns False if somebody was reading or writing: the next try does it. False on Postgres too,
 * which vacuums and recycles its log by itself.
 */
export async function emptyLog(db: Db): Promise<boolean> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return false
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
