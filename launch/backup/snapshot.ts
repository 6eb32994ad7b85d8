import { sql } from 'kysely'
import { copySqlite, damageOfSqlite } from '../../db/backup/copy-sqlite.ts'
import { type NamedFile, namedFiles } from '../../db/backup/named-files.ts'
import { countDumpedRows, dumpPostgres } from '../../db/backup/postgres-tools.ts'
import { countRows } from '../../db/backup/row-counts.ts'
import { appliedMigrations } from '../../db/migrate.ts'
import { type Db, isPostgres, openDatabase } from '../../db/open.ts'
import { StartError } from '../explain.ts'
import { counted } from './counted.ts'

/** The database of one moment, and what it says at that moment. */
export interface Snapshot {
  /** A SQLite database, or a dump of Postgres. */
  path: string
  kind: 'sqlite' | 'postgres'
  migrations: string[]
  tables: Record<string, number>
  files: NamedFile[]
}

/**
 * Copies the site's database while others use it.
 * @param path Where the copy will be.
 */
export async function takeSnapshot(db: Db, url: string, path: string): Promise<Snapshot> {
  return isPostgres(url) ? ofPostgres(db, url, path) : ofSqlite(url, path)
}

async function ofSqlite(url: string, path: string): Promise<Snapshot> {
  await copySqlite(url, path)
  return { path, kind: 'sqlite', ...(await withCopy(path, describe)) }
}

async function ofPostgres(db: Db, url: string, path: string): Promise<Snapshot> {
  // As long as this transaction is open, others can read what it sees.
  const transaction = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
  return transaction.execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx)
    await dumpPostgres(url, rows[0]?.id ?? '', path)
    return { path, kind: 'postgres', ...(await describe(tx)) }
  })
}

async function describe(db: Db) {
  const files: NamedFile[] = []
  for await (const file of namedFiles(db)) files.push(file)
  return { migrations: await appliedMigrations(db), tables: await countRows(db), files }
}

/**
 * Reads a copied database as a restore would.
 * @throws StartError if it is damaged, or has other rows than it should.
 */
export async function checkCopy({
  path,
  kind,
  tables,
}: Pick<Snapshot, 'path' | 'kind' | 'tables'>): Promise<void> {
  const damage = kind === 'sqlite' ? damageOfSqlite(path) : undefined
  if (damage) throw new StartError(`The copy of the database is damaged: ${damage}.`)
  const found = kind === 'sqlite' ? await withCopy(path, countRows) : await countDumpedRows(path)
  for (const [table, rows] of Object.entries(tables)) {
    if (found[table] === rows) continue
    throw new StartError(
      `The copy of the database is damaged: ${table} has ${counted(found[table] ?? 0, 'row')}, not ${rows}.`,
    )
  }
}

async function withCopy<T>(path: string, use: (db: Db) => Promise<T>): Promise<T> {
  const copy = openDatabase(path)
  try {
    return await use(copy)
  } finally {
    await copy.destroy()
  }
}
