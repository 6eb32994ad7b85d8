import { sql } from 'kysely'
import type { Db } from '../open.ts'
import type { MovedColumn, MovedTable } from './tables.ts'

/** A value as both databases write it in the same way. */
type Plain = string | number | null
/** The values of a row, in the order of its table's columns. */
export type PlainRow = Plain[]

/** A stretch of a table, in the order of its primary key. */
export interface Stretch {
  /** Rows behind this one. */
  after?: PlainRow | undefined
  /** Rows up to this one, and it. */
  until?: PlainRow | undefined
  limit?: number
}

/** Reads rows in the order of their keys, which is the same on both databases. */
export async function readRows(
  db: Db,
  table: MovedTable,
  { after, until, limit }: Stretch = {},
): Promise<PlainRow[]> {
  const names = sql.join(table.columns.map(({ name }) => sql.ref(name)))
  const keys = sql.join(table.keys.map((key) => sql.ref(key)))
  const bound = (row: PlainRow) => sql.join(keyOf(table, row))
  const { rows } = await sql<Record<string, unknown>>`
    select ${names} from ${sql.table(table.name)}
    where ${after ? sql`(${keys}) > (${bound(after)})` : sql`1 = 1`}
    and ${until ? sql`(${keys}) <= (${bound(until)})` : sql`1 = 1`}
    order by ${keys} ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows.map((row) => table.columns.map((column) => plain(column, row[column.name])))
}

/** Every row of a table, a page at a time. */
export async function* pagesOf(
  db: Db,
  table: MovedTable,
  size: number,
): AsyncGenerator<PlainRow[]> {
  for (let after: PlainRow | undefined; ; ) {
    const page = await readRows(db, table, { after, limit: size })
    if (page.length > 0) yield page
    if (page.length < size) return
    after = page.at(-1)
  }
}

/** The values of a row's primary key. */
export function keyOf(table: MovedTable, row: PlainRow): Plain[] {
  return table.keys.map((key) => row[table.columns.findIndex(({ name }) => name === key)] ?? null)
}

/** A table by its primary key alone. */
export function keysOf(table: MovedTable): MovedTable {
  return { ...table, columns: table.columns.filter(({ name }) => table.keys.includes(name)) }
}

/** The condition that a row has this primary key. */
export function hasKey(table: MovedTable, row: PlainRow) {
  const key = keyOf(table, row)
  return sql.join(
    table.keys.map((name, at) => sql`${sql.ref(name)} = ${key[at]}`),
    sql` and `,
  )
}

/** A value as a database takes it. */
export function stored({ kind }: MovedColumn, value: Plain, isPostgres: boolean): unknown {
  return kind === 'flag' && isPostgres && value !== null ? value === 1 : value
}

function plain({ kind }: MovedColumn, value: unknown): Plain {
  if (value === null || value === undefined) return null
  if (kind === 'time') return new Date(value as string | Date).toISOString()
  if (kind === 'flag') return Number(value)
  return value as Plain
}
