import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { type Db, isPostgres } from '../open.ts'
import type { Database } from '../schema/index.ts'
import type { MovedTable } from './tables.ts'

/** Shorter than after what Postgres ends somebody else's transaction that waits for ours: 1 s. */
const LOCK_WITHIN_MS = 500
const TRIES = 60
const NOT_LOCKED = ['55P03', '40P01']

/** Reads a database as it is at one moment, while others change it. */
export async function atOneMoment<T>(
  db: Db,
  url: string,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  if (isPostgres(url)) {
    const transaction = db.transaction().setIsolationLevel('repeatable read')
    return transaction.setAccessMode('read only').execute(read)
  }
  // On a handle of its own, with a transaction that takes no lock: the site's handles write.
  const database = new Sqlite(url, { readonly: true, fileMustExist: true })
  const reading = new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
  try {
    return await reading.transaction().execute(read)
  } finally {
    await reading.destroy()
  }
}

/** Does something in a transaction while nobody else can change these tables; reading goes on. */
export async function whileNobodyWrites<T>(
  db: Db,
  url: string,
  tables: MovedTable[],
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  // A transaction on SQLite begins with the lock for writing.
  if (!isPostgres(url)) return db.transaction().execute(work)
  for (let tries = 1; ; tries++) {
    let isLocked = false
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_WITHIN_MS)}`.execute(tx)
        const names = sql.join(tables.map(({ name }) => sql.table(name)))
        await sql`lock table ${names} in exclusive mode`.execute(tx)
        isLocked = true
        await sql`set local lock_timeout = 0`.execute(tx)
        return work(tx)
      })
    } catch (error) {
      const { code } = error as { code?: string }
      if (isLocked || tries === TRIES || !NOT_LOCKED.includes(code ?? '')) throw error
    }
  }
}
