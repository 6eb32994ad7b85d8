import { createHash } from 'node:crypto'
import type { Db } from '../open.ts'
import { pagesOf } from './rows.ts'
import type { MovedTable } from './tables.ts'

const PAGE = 1000

/** What a table has; equal for equal rows, on whichever database. */
export interface MeasuredTable {
  name: string
  rows: number
  sha256: string
}

/** Counts and hashes all rows of these tables. */
export async function measureTables(db: Db, tables: MovedTable[]): Promise<MeasuredTable[]> {
  const measured: MeasuredTable[] = []
  for (const table of tables) {
    const hash = createHash('sha256')
    let rows = 0
    for await (const page of pagesOf(db, table, PAGE)) {
      rows += page.length
      for (const row of page) hash.update(`${JSON.stringify(row)}\n`)
    }
    measured.push({ name: table.name, rows, sha256: hash.digest('hex') })
  }
  return measured
}
