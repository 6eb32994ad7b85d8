import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { indexEveryLead } from '../leads/index-leads.ts'
import { isPostgres } from '../leads/search-index.ts'
import { RESTORE_MARK } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import type { Db } from '../open.ts'
import { type SiteTable, siteTables } from './snapshot.ts'

/** What a backup says of a database. */
interface BackedUpRows {
  /** The migrations that had made its tables. */
  migrations: string[]
  /** How many rows each table had. */
  tables: Record<string, number>
  /** As `rowLines` wrote them. */
  lines: AsyncIterable<string>
}

/** What is in a database where a site would have its tables, or its queue: nothing, if it is an empty one. */
export async function tablesInTheWay(db: Db): Promise<string[]> {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`
        select relname as name from pg_class as one
        where relkind in ('r', 'p', 'f', 'v', 'm')
          and relnamespace::regnamespace::text in (current_schema(), 'pgboss')
          and not exists (select from pg_depend where objid = one.oid and deptype = 'e')
        order by name`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`
  ).execute(db)
  // What a restore, or a first start, leaves that was interrupted.
  const left = [RESTORE_MARK, 'kysely_migration', 'kysely_migration_lock']
  return rows.map(({ name }) => name).filter((name) => !left.includes(name))
}

/** Has nothing of the site start on an empty database until it is filled. */
export async function markUnfinished(db: Db): Promise<void> {
  await db.schema.createTable(RESTORE_MARK).ifNotExists().addColumn('id', 'integer').execute()
}

/**
 * Fills an empty database with the rows of a backup: makes the tables as they were, inserts the rows, and applies
 * later migrations to them. All of it or nothing.
 */
export async function fillDatabase(db: Db, backup: BackedUpRows): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await tablesInTheWay(tx)).length > 0) throw new Error('the database is not empty')
    const made = Object.entries(migrations).filter(([name]) => backup.migrations.includes(name))
    await migrateTo(tx, Object.fromEntries(made))
    const tables = await siteTables(tx)
    await checkReferences(tx, 'at the end')
    // A migration adds rows, too.
    for (const { name } of tables) {
      const { rows } = await sql`select 1 as some from ${sql.table(name)} limit 1`.execute(tx)
      if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(tx)
    }
    const inserted = await insertAll(tx, new Map(tables.map((one) => [one.name, one])), backup)
    for (const [name, rows] of Object.entries(backup.tables)) {
      if (inserted[name] !== rows)
        throw new Error(`${name} has ${inserted[name]} rows, not ${rows}`)
    }
    await checkReferences(tx, 'at once')
    await migrateTo(tx, migrations)
    await indexEveryLead(tx)
    await tx.schema.dropTable(RESTORE_MARK).execute()
  })
}

async function migrateTo(db: Db, to: Record<string, Migration>): Promise<void> {
  const provider = { getMigrations: async () => to }
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Rows may refer to others that are inserted after them. SQLite goes back to checking at once by itself. */
async function checkReferences(tx: Db, when: 'at once' | 'at the end'): Promise<void> {
  const isLater = when === 'at the end'
  if (!isPostgres(tx)) {
    if (isLater) await sql`pragma defer_foreign_keys = on`.execute(tx)
    return
  }
  if (!isLater) await sql`set constraints all immediate`.execute(tx)
  const { rows } = await sql<{ of: string; name: string }>`
    select conrelid::regclass::text as of, conname as name from pg_constraint
    where contype = 'f' and pg_table_is_visible(conrelid)`.execute(tx)
  for (const { of, name } of rows) {
    const how = sql.raw(isLater ? 'deferrable initially deferred' : 'not deferrable')
    await sql`alter table ${sql.raw(of)} alter constraint ${sql.ref(name)} ${how}`.execute(tx)
  }
}

async function insertAll(tx: Db, tables: Map<string, SiteTable>, { lines }: BackedUpRows) {
  const counts: Record<string, number> = {}
  let current = { table: '', columns: [] as string[] }
  for await (const line of lines) {
    const read = JSON.parse(line) as unknown[][] | typeof current
    if (!Array.isArray(read)) {
      current = read
      counts[read.table] = 0
      continue
    }
    counts[current.table] = (counts[current.table] ?? 0) + read.length
    const table = tables.get(current.table)
    // Somebody else's, which is in the same schema of Postgres.
    if (!table) continue
    const types = new Map(table.columns.map(({ name, dataType }) => [name, dataType]))
    const rows = read.map((row) => {
      const values = row.map((value, at) => stored(value, types.get(current.columns[at] ?? ''), tx))
      return sql`(${sql.join(values)})`
    })
    const columns = sql.join(current.columns.map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(rows)}`.execute(
      tx,
    )
  }
  return counts
}

/** A value as a database takes it. */
function stored(value: unknown, type: string | undefined, tx: Db): unknown {
  if (value === null) return null
  if (typeof value === 'object') return Buffer.from((value as { bytes: string }).bytes, 'base64')
  if (!isPostgres(tx)) return value
  if (type === 'bool') return Number(value) === 1
  if (type === 'timestamptz') return new Date(value as string).toISOString()
  // Postgres has no text with this character.
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
