import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { isPostgres as isPostgresDb } from '../leads/search-index.ts'
import { RESTORE_MARK } from '../migrate.ts'
import { type Db, isPostgres, openDatabase } from '../open.ts'
import type { Database } from '../schema/index.ts'

/** Rows of a line, which a restore inserts with one statement: neither database takes more values in it. */
const MOST_ROWS = 500
const MOST_VALUES = 20_000
/** Each database has these in its own way, and a restore makes them anew. */
const OWN_TABLES = new RegExp(`^(sqlite_|lead_search|kysely_|${RESTORE_MARK}$)`)
const OWN_COLUMNS = ['search', 'search_id']

/** A table of the site, with the columns that a backup has. */
export interface SiteTable {
  name: string
  columns: { name: string; dataType: string }[]
}

/** Reads a database as it is at one moment, while others change it. */
export async function atOneMoment<T>(url: string, read: (db: Db) => Promise<T>): Promise<T> {
  const db = isPostgres(url) ? openDatabase(url) : new Kysely<Database>({ dialect: reading(url) })
  try {
    const transaction = db.transaction()
    if (!isPostgres(url)) return await transaction.execute(read)
    return await transaction
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read)
  } finally {
    await db.destroy()
  }
}

/** A handle of its own, whose transaction takes no lock: the site's begin with that for writing. */
function reading(path: string) {
  return new SqliteDialect({ database: new Sqlite(path, { readonly: true, fileMustExist: true }) })
}

/** The tables that are backed up: those of a newer version of the site, too. */
export async function siteTables(db: Db): Promise<SiteTable[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  // The schema in which queries of the site find its tables.
  const schema = isPostgresDb(db) ? await schemaOfSite(db) : undefined
  return tables
    .filter((one) => !one.isView && one.schema === schema && !OWN_TABLES.test(one.name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => !OWN_COLUMNS.includes(column.name)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function schemaOfSite(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select relnamespace::regnamespace::text as schema from pg_class
    where oid = to_regclass('kysely_migration')`.execute(db)
  return rows[0]?.schema
}

/**
 * Every row, as lines of JSON: before those of a table its name and columns, then the values of some rows in each.
 * @param counts Gets the number of rows of each table.
 */
export async function* rowLines(db: Db, counts: Record<string, number>): AsyncGenerator<Buffer> {
  for (const { name: table, columns } of await siteTables(db)) {
    const names = columns.map(({ name }) => name)
    const line = (content: unknown) => Buffer.from(`${JSON.stringify(content)}\n`)
    counts[table] = 0
    yield line({ table, columns: names })
    const size = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / names.length))
    for await (const page of pagesOf(db, { table, names, size })) {
      counts[table] += page.length
      yield line(page.map((row) => names.map((name) => portable(row[name]))))
    }
  }
}

type Row = Record<string, unknown>

async function* pagesOf(db: Db, of: { table: string; names: string[]; size: number }) {
  const { table, names, size } = of
  if (isPostgresDb(db)) {
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`declare site_rows no scroll cursor for
      select ${columns} from ${sql.table(table)}`.execute(db)
    const next = async () =>
      (await sql<Row>`fetch ${sql.lit(size)} from site_rows`.execute(db)).rows
    for (let page = await next(); page.length > 0; page = await next()) yield page
    await sql`close site_rows`.execute(db)
    return
  }
  let page: Row[] = []
  const rows = db.withTables<Record<string, Row>>().selectFrom(table).select(names).stream()
  for await (const row of rows) {
    if (page.push(row) < size) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** A value as both databases write it. */
function portable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  return value
}
