import { sql } from 'kysely'
import type { Db } from '../open.ts'
import { QUEUE_SCHEMA } from './row-counts.ts'
import { surveyPostgres } from './survey-postgres.ts'

/** Removes all tables of the site from a Postgres database, and its queue, in one transaction; nothing else. */
export async function clearPostgres(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { isSite, own } = await surveyPostgres(tx)
    for (const { schema, name } of own) {
      await sql`drop table if exists ${sql.id(schema, name)} cascade`.execute(tx)
    }
    if (isSite) await sql`drop schema if exists ${sql.ref(QUEUE_SCHEMA)} cascade`.execute(tx)
  })
}
