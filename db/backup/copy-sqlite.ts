import Sqlite from 'better-sqlite3'

/** More than a database has: SQLite starts again when another process writes between two steps. */
const ALL_PAGES = 0x7fffffff

/**
 * Copies a SQLite database as it is at one moment, while others read and write it.
 * @param from The path of the database; it must exist.
 * @param to The path of the copy, where nothing is yet.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const database = new Sqlite(from, { fileMustExist: true })
  try {
    await database.backup(to, { progress: () => ALL_PAGES })
  } finally {
    database.close()
  }
}

/**
 * Checks every page and index of a SQLite database.
 * @returns What is wrong with it; undefined if nothing is.
 */
export function damageOfSqlite(path: string): string | undefined {
  let database: Sqlite.Database | undefined
  try {
    database = new Sqlite(path, { fileMustExist: true, readonly: true })
    const found = database.pragma('integrity_check(1)', { simple: true })
    return found === 'ok' ? undefined : String(found)
  } catch (error) {
    return (error as Error).message
  } finally {
    database?.close()
  }
}
