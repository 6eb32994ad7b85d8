import pg from 'pg'
import { StartError } from './explain.ts'
import { explainDatabase } from './explain-database.ts'

const ANSWERS_WITHIN_MS = 5000

/**
 * Checks that Postgres is available before spending a minute on a build.
 * @throws StartError
 */
export async function checkPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWERS_WITHIN_MS })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const explained = explainDatabase(error as Error, connectionString)
    if (explained instanceof StartError) throw explained
    throw new StartError(`Postgres cannot be used (${explained.message}): check DATABASE_URL.`)
  } finally {
    await client.end().catch(() => {})
  }
}
