import type Sqlite from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Access } from './access.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

/**
 * A connection as Kysely sees it. Outside a transaction a query that only reads uses the handle for
 * reading, which no writer can block; everything else takes its turn on the handle for writing.
 */
export class SqliteConnection implements DatabaseConnection {
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
