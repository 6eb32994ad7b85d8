import { sql } from 'kysely'
import { isPostgres } from '../leads/search-index.ts'
import type { Db } from '../open.ts'
import { hasKey, keyOf, type PlainRow, stored } from './rows.ts'
import type { MovedTable } from './tables.ts'

/** Fewer than either database takes in a statement. */
const MOST_PARAMETERS = 20_000

/** Inserts rows that are not there. */
export async function insertRows(tx: Db, table: MovedTable, rows: PlainRow[]): Promise<void> {
  const names = sql.join(table.columns.map(({ name }) => sql.ref(name)))
  const size = Math.floor(MOST_PARAMETERS / table.columns.length)
  for (let from = 0; from < rows.length; from += size) {
    const values = rows
      .slice(from, from + size)
      .map((row) => sql`(${sql.join(valuesOf(tx, table, row))})`)
    await sql`insert into ${sql.table(table.name)} (${names}) values ${sql.join(values)}`.execute(
      tx,
    )
  }
}

/** Changes rows that are there. */
export async function changeRows(tx: Db, table: MovedTable, rows: PlainRow[]): Promise<void> {
  for (const row of rows) {
    const values = valuesOf(tx, table, row)
    const columns = table.columns.map(({ name }, at) => sql`${sql.ref(name)} = ${values[at]}`)
    await set(tx, table, row, columns)
  }
}

/** Gives up what is unique about rows that are there, which are changed next: two may have exchanged it. */
export async function vacate(tx: Db, table: MovedTable, rows: PlainRow[]): Promise<void> {
  if (table.uniqueTexts.length === 0) return
  for (const row of rows) {
    const nobodys = `moving ${keyOf(table, row).join(' ')}`
    await set(
      tx,
      table,
      row,
      table.uniqueTexts.map((name) => sql`${sql.ref(name)} = ${nobodys}`),
    )
  }
}

/** Whether a row could not be written because another has something that is unique. */
export function isTaken(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505'
}

async function set(tx: Db, table: MovedTable, row: PlainRow, columns: ReturnType<typeof sql>[]) {
  await sql`update ${sql.table(table.name)} set ${sql.join(columns)} where ${hasKey(table, row)}`.execute(
    tx,
  )
}

function valuesOf(tx: Db, table: MovedTable, row: PlainRow): unknown[] {
  const toPostgres = isPostgres(tx)
  return table.columns.map((column, at) => stored(column, row[at] ?? null, toPostgres))
}
