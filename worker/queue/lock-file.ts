import Sqlite from 'better-sqlite3'

/** Long enough for a previous process that is shutting down. */
const PATIENCE_MS = 2000

/**
 * Takes a lock for the lifetime of this process. Unlike a PID file, it is released by the operating
 * system even if the process is killed.
 * @returns Releases the lock; undefined if another process holds it.
 */
export function lockFile(path: string, patienceMs = PATIENCE_MS): (() => void) | undefined {
  const lock = new Sqlite(path, { timeout: patienceMs })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return undefined
    throw error
  }
  return () => lock.close()
}
