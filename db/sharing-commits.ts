import { AsyncLocalStorage } from 'node:async_hooks'
import { SqliteAdapter, type Transaction } from 'kysely'
import type { Db } from './open.ts'
import type { Database } from './schema/index.ts'
import { SharedCommit } from './sqlite/shared-commit.ts'

/** Between two commits of what nobody waits for. */
const LINGER_MS = 10

const commits = new WeakMap<Db, SharedCommit<Database>>()
const unhurriedCommits = new WeakMap<Db, SharedCommit<Database>>()

/**
 * Runs some work in a transaction on SQLite: work that comes at the same time waits for the disk once.
 * @param work May run twice; only the last time counts.
 */
export function inSharedCommit<T>(
  db: Db,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const known = commits.get(db) ?? new SharedCommit(db)
  commits.set(db, known)
  // Run by whoever began the transaction, it must not take what belongs to that request for its own.
  return known.run(AsyncLocalStorage.bind(work))
}

/**
 * Runs a statement that needs no transaction and for which no visitor waits. On SQLite it may wait for others
 * to join, and meanwhile another process can write; Postgres shares the wait for the disk by itself.
 */
export function sharingCommits<T>(db: Db, statement: (db: Db) => Promise<T>): Promise<T> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  if (!isSqlite || db.isTransaction) return statement(db)
  const known = unhurriedCommits.get(db) ?? new SharedCommit(db, LINGER_MS)
  unhurriedCommits.set(db, known)
  return known.run(statement)
}
