import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { limitSilence } from './postgres-client.ts'
import type { Database } from './schema/index.ts'
import { TwoHandleSqliteDialect } from './sqlite/dialect.ts'

export type Db = Kysely<Database>

const POSTGRES_CONNECT_TIMEOUT_MS = 5000
const POSTGRES_POOL_SIZE = 10
const POSTGRES_INT8 = 20

/**
 * Opens the site's database.
 * @param url `postgres://…`, or the path of a SQLite file (created with its folder if missing).
 * @param statements `quick`: a Postgres that says nothing for 30 s is given up, as for visitors and jobs. A
 * migration or a backup waits for the end of a long one.
 * @returns A Kysely instance that the caller must destroy. Postgres connects on the first query.
 */
export function openDatabase(url: string, statements: 'quick' | 'any' = 'any'): Db {
  if (!isPostgres(url)) return new Kysely<Database>({ dialect: sqlite(url) })
  const pool = postgres(url)
  if (statements === 'quick') pool.on('connect', (client) => limitSilence(client))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

/** A folder of leads: only the site's own user may read it. */
const OWNER_ONLY = 0o700

const pools = new WeakMap<Db, pg.Pool>()

/** The connections of a database that was opened here; undefined with SQLite. */
export function poolOf(db: Db): pg.Pool | undefined {
  return pools.get(db)
}

/** Whether a database address means Postgres rather than a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

function sqlite(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_ONLY })
  return new TwoHandleSqliteDialect(path)
}

function postgres(connectionString: string) {
  pg.types.setTypeParser(POSTGRES_INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    max: POSTGRES_POOL_SIZE,
    connectionTimeoutMillis: POSTGRES_CONNECT_TIMEOUT_MS,
  })
  // An idle connection that the server drops is replaced at the next query; without a listener the
  // error would crash the process.
  pool.on('error', () => {})
  // The pool does not listen while a connection is in use; its query fails with the error anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
