import { sql } from 'kysely'
import type { Db } from '../open.ts'
import { QUEUE_SCHEMA } from './row-counts.ts'

/** Removes all tables of the site from a Postgres database, and the queue, in one transaction. */
export async function clearPostgres(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const tables = await tx.introspection.getTables({ withInternalKyselyTables: true })
    for (const { name, schema } of tables) {
      if (schema === QUEUE_SCHEMA) continue
      await sql`drop table if exists ${sql.table(`${schema}.${name}`)} cascade`.execute(tx)
    }
    await sql`drop schema if exists ${sql.ref(QUEUE_SCHEMA)} cascade`.execute(tx)
  })
}
