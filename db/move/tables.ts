import { sql } from 'kysely'
import { isPostgres } from '../leads/search-index.ts'
import type { Db } from '../open.ts'

/** A table as both databases have it. */
export interface MovedTable {
  name: string
  /** The columns of its primary key. */
  keys: string[]
  columns: MovedColumn[]
  /** Columns of text in which two rows may not have the same, or not together with others. */
  uniqueTexts: string[]
  references: Reference[]
}

/** A column that has the primary key of a row of another table, or of its own. */
interface Reference {
  column: string
  table: string
  isOptional: boolean
}

export interface MovedColumn {
  name: string
  /** `time` and `flag` are types of their own on Postgres: text and a number on SQLite. */
  kind: 'time' | 'flag' | 'plain'
}

/** What each database has for itself: the index of the search, what was migrated, and the move. */
const OWN = /^(sqlite_|lead_search|kysely_|moves$)/
const KINDS: Record<string, MovedColumn['kind']> = { timestamptz: 'time', bool: 'flag' }

/**
 * The tables that a move copies, with the columns that both databases have. A table comes after those that it
 * refers to.
 */
export async function movedTables(one: Db, other: Db): Promise<MovedTable[]> {
  const [postgres, sqlite] = isPostgres(one) ? [one, other] : [other, one]
  const there = new Map((await postgres.introspection.getTables()).map((t) => [t.name, t]))
  const tables = new Map<string, MovedTable>()
  for (const { name, columns } of await sqlite.introspection.getTables()) {
    if (OWN.test(name)) continue
    const types = new Map(there.get(name)?.columns.map((c) => [c.name, c.dataType]))
    const keys = await namesOf(sqlite, sql`pragma_table_info(${name}) where pk > 0 order by pk`)
    const references = await referencesOf(sqlite, name)
    const unique = await namesOf(
      sqlite,
      sql`(select distinct column.name
      from pragma_index_list(${name}) as one, pragma_index_info(one.name) as column
      where one."unique" = 1)`,
    )
    tables.set(name, {
      name,
      keys,
      uniqueTexts: unique.filter(
        (one) =>
          types.get(one) === 'text' &&
          !keys.includes(one) &&
          !references.some(({ column }) => column === one),
      ),
      references,
      columns: columns
        .filter((column) => types.has(column.name))
        .map((c) => ({ name: c.name, kind: KINDS[types.get(c.name) ?? ''] ?? 'plain' })),
    })
  }
  return sortedByReference(tables)
}

async function namesOf(db: Db, from: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${from}`.execute(db)
  return rows.map(({ name }) => name)
}

async function referencesOf(db: Db, name: string): Promise<Reference[]> {
  const { rows } = await sql<{ column: string; parent: string; required: number }>`
    select key."from" as "column", key."table" as parent, info."notnull" as required
    from pragma_foreign_key_list(${name}) as key, pragma_table_info(${name}) as info
    where info.name = key."from"`.execute(db)
  return rows.map(({ column, parent, required }) => {
    return { column, table: parent, isOptional: required === 0 }
  })
}

function sortedByReference(tables: Map<string, MovedTable>): MovedTable[] {
  const sorted = new Set<MovedTable>()
  const add = (name: string) => {
    const table = tables.get(name)
    if (!table || sorted.has(table)) return
    for (const { table: parent } of table.references) if (parent !== name) add(parent)
    sorted.add(table)
  }
  for (const name of [...tables.keys()].sort()) add(name)
  return [...sorted]
}
