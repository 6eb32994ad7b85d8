import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'

/** An extension of Postgres that has a view in `public`, as many hosts install it. */
const EXTENSION = 'pg_stat_statements'

/**
 * Installs it in a database.
 * @param skip Of the test, where the server does not have it.
 */
export async function addExtensionView(db: Db, skip: (reason: string) => never): Promise<void> {
  const known = sql`select 1 from pg_available_extensions where name = ${EXTENSION}`
  if ((await known.execute(db)).rows.length === 0) skip(`Postgres has no ${EXTENSION}`)
  await sql`create extension ${sql.ref(EXTENSION)}`.execute(db)
}
