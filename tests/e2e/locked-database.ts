import Sqlite from 'better-sqlite3'

/**
 * Holds a site's SQLite file so that nobody else can write to it, for as long as `work` takes. The
 * site gives up a write after ten seconds.
 */
export async function withLockedDatabase(
  site: { databaseFile: string },
  work: () => Promise<void>,
) {
  const holder = new Sqlite(site.databaseFile)
  holder.exec('begin immediate')
  try {
    await work()
  } finally {
    holder.exec('rollback')
    holder.close()
  }
}

/** Has every statement on a table fail at once, for as long as `work` takes. */
export async function withoutTable(
  site: { databaseFile: string },
  table: string,
  work: () => Promise<void>,
) {
  const db = new Sqlite(site.databaseFile)
  db.exec(`alter table ${table} rename to ${table}_away`)
  try {
    await work()
  } finally {
    db.exec(`alter table ${table}_away rename to ${table}`)
    db.close()
  }
}
