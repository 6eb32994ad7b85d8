import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Handle } from './handle.ts'

const CACHE_KB = 2000

/** The two handles of a SQLite file that a process uses, and a way to open more. */
class Access {
  readonly #path: string
  readonly reading: Handle
  readonly writing: Handle

  constructor(path: string) {
    this.#path = path
    this.writing = new Handle(this.open())
    this.reading = new Handle(this.open())
  }

  open(): Sqlite.Database {
    const database = new Sqlite(this.#path)
    database.pragma('journal_mode = WAL')
    // An acknowledged lead survives a power failure, not only a crash of the process.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // What is deleted is overwritten in the file, too.
    database.pragma('secure_delete = ON')
    // Of better-sqlite3's 16 MB for each handle little is asked for twice, and the system caches the file too.
    database.pragma(`cache_size = -${CACHE_KB}`)
    // SQLite waits synchronously: see retryWhileLocked.
    database.pragma('busy_timeout = 0')
    return database
  }

  close(): void {
    this.reading.database.close()
    this.writing.database.close()
  }
}

/** Less than what a form in the browser waits for. */
const GIVE_UP_AFTER_MS = 10_000
const FIRST_PAUSE_MS = 1
/** Longer ones would miss the gaps between the short transactions of another process. */
const LONGEST_PAUSE_MS = 8

/**
 * Repeats a statement while another process has the database locked. SQLite's own busy_timeout waits
 * synchronously: every visitor would wait with it.
 * @param askedAt When it was asked for, by `performance.now()`: waiting for a turn counts, or the last of several
 * writers would wait as long as all before it together.
 * @throws The last SQLITE_BUSY error 10 s after that; any other error at once.
 */
async function retryWhileLocked<T>(statement: () => T, askedAt = performance.now()): Promise<T> {
  const giveUpAt = askedAt + GIVE_UP_AFTER_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return statement()
    } catch (error) {
      if (!isLocked(error) || performance.now() > giveUpAt) throw error
    }
    await sleep(pause)
  }
}

function isLocked(error: unknown): boolean {
  return (error as { code?: string }).code?.startsWith('SQLITE_BUSY') ?? false
}

/**
 * A connection as Kysely sees it. Outside a transaction a query that only reads uses the handle for
 * reading, which no writer can block; everything else takes its turn on the handle for writing.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #access: Access
  #endTurn: (() => void) | undefined

  constructor(access: Access) {
    this.#access = access
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { reading, writing } = this.#access
    if (this.#endTurn) return run<Row>(writing.prepare(sql), parameters)
    const statement = reading.prepareReadOnly(sql)
    if (statement) return retryWhileLocked(() => run<Row>(statement, parameters))
    const askedAt = performance.now()
    const endTurn = await writing.turn()
    try {
      return await retryWhileLocked(() => run<Row>(writing.prepare(sql), parameters), askedAt)
    } finally {
      endTurn()
    }
  }

  /** Waits for its turn, and then for other processes, without blocking this one. */
  async begin(): Promise<void> {
    const { writing } = this.#access
    const askedAt = performance.now()
    const endTurn = await writing.turn()
    try {
      // A deferred `begin` that reads first fails at once if another process writes in between.
      await retryWhileLocked(() => writing.prepare('begin immediate').run(), askedAt)
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** Ends the transaction, if SQLite has not rolled it back by itself, as it does on a full disk. */
  end(by: 'commit' | 'rollback'): void {
    const { writing } = this.#access
    if (by === 'commit' || writing.database.inTransaction) writing.prepare(by).run()
    this.release()
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  /** On a handle of its own: a half-read result would show every other query an old state. */
  async *streamQuery<Row>({
    sql,
    parameters,
  }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const database = this.#access.open()
    try {
      for (const row of database.prepare(sql).iterate(parameters)) yield { rows: [row as Row] }
    } finally {
      database.close()
    }
  }
}

function run<Row>(statement: Sqlite.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
}

/**
 * Kysely's SQLite with a handle for reading beside the one for writing, and without synchronous waits
 * for a lock: docs/decisions/2026-11-28-sqlite-and-postgres.md.
 */
export class TwoHandleSqliteDialect implements Dialect {
  readonly #path: string

  /** @param path Of the database file, which is created if it is missing. */
  constructor(path: string) {
    this.#path = path
  }

  createDriver() {
    return new TwoHandleSqliteDriver(new Access(this.#path))
  }

  createAdapter() {
    return new TwoHandleSqliteAdapter()
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }

  createIntrospector(db: Kysely<never>) {
    return new SqliteIntrospector(db)
  }
}

class TwoHandleSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }

  /** Kysely says no, although SQLite does: a migration and the note that it is done are one commit. */
  override get supportsTransactionalDdl() {
    return true
  }
}

class TwoHandleSqliteDriver implements Driver {
  readonly #access: Access

  constructor(access: Access) {
    this.#access = access
  }

  async init() {}

  async acquireConnection() {
    return new SqliteConnection(this.#access)
  }

  async beginTransaction(connection: SqliteConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection) {
    connection.end('commit')
  }

  async rollbackTransaction(connection: SqliteConnection) {
    connection.end('rollback')
  }

  async releaseConnection(connection: SqliteConnection) {
    connection.release()
  }

  async destroy() {
    this.#access.close()
  }
}
