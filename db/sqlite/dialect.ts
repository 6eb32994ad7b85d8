import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Access } from './access.ts'
import { SqliteConnection } from './connection.ts'

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
