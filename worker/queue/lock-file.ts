import Sqlite from 'better-sqlite3'

/** Long enough for a predecessor that is just ending. */
const PATIENCE_MS = 2000

/**
 * Takes a lock that lasts as long as this process, however it ends: the operating system gives back
 * the lock of a process that was killed, which no file with a process id in it does.
 * @returns Gives the lock back, or undefined when another process holds it.
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
