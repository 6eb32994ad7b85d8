import type Sqlite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

const MAX_STATEMENTS = 500
const QUERY = /^\s*(select|with)\b/i

/** An open SQLite database, with its prepared statements and a queue of those who want it alone. */
export class Handle {
  readonly database: Sqlite.Database
  readonly #statements = new LRUCache<string, Sqlite.Statement>({ max: MAX_STATEMENTS })
  readonly #oneAtATime = pLimit(1)

  constructor(database: Sqlite.Database) {
    this.database = database
  }

  prepare(sql: string): Sqlite.Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  /** The statement, if it does nothing but read. */
  prepareReadOnly(sql: string): Sqlite.Statement | undefined {
    const statement = QUERY.test(sql) ? this.prepare(sql) : undefined
    return statement?.readonly ? statement : undefined
  }

  /** Waits until nobody else has the handle. The function that it returns gives it up. */
  turn(): Promise<() => void> {
    return new Promise((begin) => void this.#oneAtATime(() => new Promise<void>(begin)))
  }
}
