import { isDiskFull } from '../../db/disk-full.ts'
import { isPostgres } from '../../db/open.ts'
import { ObjectStoreError } from '../../src/storage/objects.ts'
import { StartError } from '../explain.ts'
import { explainDatabase } from '../explain-database.ts'

/**
 * Replaces errors that an operator can fix with one sentence.
 * @param source The address of the database that the site moves from; one of the two is Postgres.
 */
export function explainMove(error: Error, source: string, target: string): Error {
  if (error instanceof StartError) return error
  if (error instanceof ObjectStoreError) {
    const said = `${error.message.replace(/\.$/, '')}.`
    // The store says which setting is wrong by its usual name.
    return new StartError(isPostgres(source) ? said : said.replaceAll(/\bS3_/g, 'MOVE_S3_'))
  }
  if (isDiskFull(error)) {
    return new StartError(
      'A disk is full: that of DATA_DIR, where each file is put first, or that of the target.',
    )
  }
  const [postgres, sqlite, setting] = isPostgres(source)
    ? ([source, target, 'DATABASE_URL'] as const)
    : ([target, source, 'the address to move to'] as const)
  const explained = explainDatabase(error, postgres, setting)
  return explained === error ? explainDatabase(error, sqlite) : explained
}
