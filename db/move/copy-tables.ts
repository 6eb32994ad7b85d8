import { sql } from 'kysely'
import { unindexLeads } from '../leads/search-index.ts'
import type { Db } from '../open.ts'
import { changeRows, insertRows, isTaken, vacate } from './change-rows.ts'
import { forgetWords, indexLeads } from './lead-words.ts'
import { hasKey, keyOf, keysOf, type PlainRow, pagesOf, readRows } from './rows.ts'
import type { MovedTable } from './tables.ts'
import { inTarget, type MoveTarget } from './target.ts'

const PAGE = 500

/** How many rows a pass changed in the target. */
export interface Changed {
  written: number
  removed: number
}

/**
 * Makes the tables of the target equal to those of the source. Every row of both is compared, so it does not
 * matter what an interrupted pass had done, and each page is a transaction.
 * @param source Rows of one moment: references between them hold.
 * @param onTable Called with each table before its rows are copied.
 */
export async function copyTables(
  source: Db,
  target: MoveTarget,
  tables: MovedTable[],
  onTable: (name: string) => void = () => {},
): Promise<Changed> {
  const changed = { written: 0, removed: 0 }
  // First, so that what was unique about a deleted row can be of a new one.
  for (const table of tables.toReversed()) {
    changed.removed += await removeRows(source, target, table, tables)
  }
  for (const table of tables) {
    onTable(table.name)
    changed.written += await writeRows(source, target, table)
  }
  await indexLeads(target)
  return changed
}

/** Removes rows that the source does not have. */
async function removeRows(
  source: Db,
  target: MoveTarget,
  table: MovedTable,
  tables: MovedTable[],
): Promise<number> {
  let removed = 0
  let after: PlainRow | undefined
  const keys = keysOf(table)
  for await (const page of pagesOf(target.db, keys, PAGE)) {
    const until = page.at(-1)
    const rows = await readRows(source, keys, { after, until })
    const there = new Set(rows.map((row) => named(keys, row)))
    after = until
    const gone = page.filter((row) => !there.has(named(keys, row)))
    if (gone.length === 0) continue
    removed += gone.length
    await inTarget(target, async (tx) => {
      if (table.name === 'submissions') await unindexLeads(tx, valuesIn(keys, 'id', gone))
      for (const row of gone) {
        await unlink(tx, keys, row, tables)
        await sql`delete from ${sql.table(table.name)} where ${hasKey(keys, row)}`.execute(tx)
      }
    })
  }
  return removed
}

/** What refers to a row that goes refers to another by now, or to none: that is written after all removals. */
async function unlink(tx: Db, table: MovedTable, row: PlainRow, tables: MovedTable[]) {
  const [key] = keyOf(table, row)
  for (const { name, references } of tables) {
    for (const { column } of references.filter(
      (one) => one.table === table.name && one.isOptional,
    )) {
      const none = sql`update ${sql.table(name)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${key}`
      await none.execute(tx)
    }
  }
}

/** Writes rows that the target does not have, or has otherwise. */
async function writeRows(source: Db, target: MoveTarget, table: MovedTable): Promise<number> {
  let written = 0
  let after: PlainRow | undefined
  const blocked: Rows = { fresh: [], other: [] }
  for await (const page of pagesOf(source, table, PAGE)) {
    const until = page.at(-1)
    const rows = compare(table, page, await readRows(target.db, table, { after, until }))
    after = until
    if (rows.fresh.length + rows.other.length === 0) continue
    written += rows.fresh.length + rows.other.length
    try {
      await inTarget(target, (tx) => write(tx, table, rows))
    } catch (error) {
      // Something unique has gone from one row to another, whose turn comes later.
      if (!isTaken(error)) throw error
      blocked.fresh.push(...rows.fresh)
      blocked.other.push(...rows.other)
    }
  }
  // All others are written: what is still in the way are these rows themselves.
  await inTarget(target, async (tx) => {
    await vacate(tx, table, blocked.other)
    await write(tx, table, blocked)
  })
  return written
}

interface Rows {
  /** Not in the target yet. */
  fresh: PlainRow[]
  /** There with other values. */
  other: PlainRow[]
}

function compare(table: MovedTable, rows: PlainRow[], there: PlainRow[]): Rows {
  const known = new Map(there.map((row) => [named(table, row), JSON.stringify(row)]))
  return {
    fresh: rows.filter((row) => !known.has(named(table, row))),
    other: rows.filter((row) => {
      const before = known.get(named(table, row))
      return before !== undefined && before !== JSON.stringify(row)
    }),
  }
}

async function write(tx: Db, table: MovedTable, { fresh, other }: Rows) {
  // What was unique about a changed row may now be of a new one.
  await changeRows(tx, table, other)
  await insertRows(tx, table, fresh)
  if (table.name === 'submissions') await forgetWords(tx, valuesIn(table, 'id', other))
  if (table.name === 'amendments' || table.name === 'lead_notes') {
    await forgetWords(tx, valuesIn(table, 'submission_id', [...fresh, ...other]))
  }
}

function named(table: MovedTable, row: PlainRow): string {
  return JSON.stringify(keyOf(table, row))
}

/** The different values of a column of text. */
function valuesIn(table: MovedTable, column: string, rows: PlainRow[]): string[] {
  const at = table.columns.findIndex(({ name }) => name === column)
  return [...new Set(rows.map((row) => String(row[at])))]
}
