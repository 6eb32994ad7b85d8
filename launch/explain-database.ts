import pg from 'pg'
import { UnreleasedSite } from '../db/migrate.ts'
import { isPostgres } from '../db/open.ts'
import { StartError } from './explain.ts'

/**
 * Replaces errors that an operator can fix with one sentence. It never contains the password.
 * @param setting What to check when Postgres refuses.
 */
export function explainDatabase(
  error: NodeJS.ErrnoException,
  url: string,
  setting = 'DATABASE_URL',
): Error {
  if (error instanceof UnreleasedSite) {
    return new StartError(
      `${error.message}: set ${isPostgres(url) ? setting : 'DATA_DIR'} to ${isPostgres(url) ? 'an empty database' : 'an empty folder'}.`,
    )
  }
  return (
    (isPostgres(url) ? explainPostgres(error, url, setting) : explainSqlite(error, url)) ?? error
  )
}

function explainSqlite({ code = '' }: NodeJS.ErrnoException, file: string) {
  // SQLITE_READONLY_DBMOVED, SQLITE_IOERR_WRITE and so on are extended codes: cut to the base code.
  const kind = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code
  const reason = SQLITE_REASONS[kind]
  return reason ? new StartError(`The database ${file} ${reason}.`) : undefined
}

const SQLITE_REASONS: Record<string, string> = {
  SQLITE_READONLY: 'cannot be written: give this user write permission for the files in DATA_DIR',
  SQLITE_CANTOPEN: 'cannot be opened: give this user permission to use the files in DATA_DIR',
  SQLITE_FULL: 'is out of space: its disk is full',
  SQLITE_IOERR: 'cannot be read and written: its disk is full or damaged',
  SQLITE_NOTADB: 'is not a database: move it elsewhere, or replace it with a backup',
  SQLITE_CORRUPT: 'is damaged: replace it with a backup',
  SQLITE_BUSY: 'is locked by another program: stop that one',
  EACCES: 'cannot be created: give this user write permission for DATA_DIR',
  EPERM: 'cannot be created: set DATA_DIR to a writable folder',
  EROFS: 'cannot be created: set DATA_DIR to a writable folder',
  ENOTDIR: 'cannot be created: set DATA_DIR to a folder',
  EEXIST: 'cannot be created: set DATA_DIR to a folder',
}

function explainPostgres(error: NodeJS.ErrnoException, url: string, setting: string) {
  const { hostname, port, pathname, username } = new URL(url)
  const server = `Postgres at ${hostname || 'the local socket'}:${port || 5432}`
  const reason = POSTGRES_REASONS[error.code ?? ''] ?? timeout(error)
  if (!reason) return undefined
  return new StartError(
    `${server} ${reason.replace('USER', username).replace('DATABASE', pathname.slice(1))}: check ${setting}.`,
  )
}

const POSTGRES_REASONS: Record<string, string> = {
  ECONNREFUSED: 'does not answer',
  ECONNRESET: 'closed the connection',
  ENOENT: 'does not answer',
  ENOTFOUND: 'cannot be found',
  EAI_AGAIN: 'cannot be found',
  EHOSTUNREACH: 'cannot be reached',
  ETIMEDOUT: 'does not answer',
  '28P01': 'rejects the password of "USER"',
  '28000': 'does not allow "USER" to connect',
  '3D000': 'has no database "DATABASE"',
  '42501': 'does not allow "USER" to create tables',
  '53300': 'has no connection left',
  '57P03': 'is still starting',
}

function timeout(error: Error): string | undefined {
  return /timeout/i.test(error.message) ? 'does not answer' : undefined
}

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
