import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import pg from 'pg'
import type { Database } from './schema/index.ts'

export type Db = Kysely<Database>

const BUSY_TIMEOUT_MS = 5000
const POSTGRES_CONNECT_TIMEOUT_MS = 5000
const POSTGRES_POOL_SIZE = 10
const POSTGRES_INT8 = 20

/**
 * Opens the site's database.
 * @param url `postgres://…`, or the path of a SQLite file (created with its folder if missing).
 * @returns A Kysely instance that the caller must destroy. Postgres connects on the first query.
 */
export function openDatabase(url: string): Db {
  return new Kysely<Database>({ dialect: isPostgres(url) ? postgres(url) : sqlite(url) })
}

/** Whether a database address means Postgres rather than a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}

function sqlite(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  const database = new Sqlite(path)
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  database.pragma('journal_mode = WAL')
  // An acknowledged lead survives a power failure, not only a crash of the process.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new ImmediateSqliteDialect({ database })
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
  return new PostgresDialect({ pool })
}

/**
 * A deferred `begin` that reads first and writes later fails with SQLITE_BUSY at once when another
 * process wrote in between, whatever busy_timeout says. `begin immediate` waits in line instead.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
