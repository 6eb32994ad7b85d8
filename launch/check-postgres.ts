import { sql } from 'kysely'
import { openDatabase } from '../db/open.ts'
import { StartError } from './explain.ts'
import { explainDatabase } from './explain-database.ts'

/**
 * Checks that Postgres is available before spending a minute on a build.
 * @throws StartError
 */
export async function checkPostgres(url: string): Promise<void> {
  const db = openDatabase(url)
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    const explained = explainDatabase(error as Error, url)
    if (explained instanceof StartError) throw explained
    throw new StartError(`Postgres cannot be used (${explained.message}): check DATABASE_URL.`)
  } finally {
    await db.destroy()
  }
}
