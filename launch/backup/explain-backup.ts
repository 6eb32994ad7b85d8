import { ObjectStoreError } from '../../src/storage/objects.ts'
import { StartError } from '../explain.ts'
import { explainDatabase } from '../explain-database.ts'

/** Replaces errors that an operator can fix with one sentence. */
export function explainBackup(error: Error, databaseUrl: string): Error {
  if (error instanceof StartError) return error
  if (error instanceof ObjectStoreError || error.name === 'PostgresToolError') {
    return new StartError(`${error.message.replace(/\.$/, '')}.`)
  }
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartError('The disk of DATA_DIR is full: a backup is put together there.')
  }
  return explainDatabase(error, databaseUrl)
}
