import { PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from './schema/index.ts'

/**
 * Locks rows until the transaction ends. Whoever writes many rows of these tables locks them first, so that all do it
 * in one order: two who want some of the same would else wait for each other. On SQLite a transaction that
 * writes is alone.
 */
export async function lockRows(
  tx: Transaction<Database>,
  table: 'submissions' | 'deliveries' | 'attachments' | 'staff',
  where: RawBuilder<unknown>,
): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select id from ${sql.table(table)} where ${where} order by id for update`.execute(tx)
}

/** Likewise, those of some ids; each may be there twice, or not at all. */
export async function lockRowsOf(
  tx: Transaction<Database>,
  table: 'submissions' | 'attachments',
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await lockRows(tx, table, sql`id in (${sql.join(ids)})`)
}
