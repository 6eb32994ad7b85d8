import { copyTables } from '../../db/move/copy-tables.ts'
import { measureTables } from '../../db/move/measure-tables.ts'
import type { MovedTable } from '../../db/move/tables.ts'
import type { MoveTarget } from '../../db/move/target.ts'
import type { Db } from '../../db/open.ts'
import { moveFiles, type Stores } from './move-files.ts'
import type { Compared } from './report.ts'

/** Says how far the command is. */
export type Say = (line: string) => void

/** What is copied, and where to. */
export interface Desk {
  target: MoveTarget
  tables: MovedTable[]
  /** Undefined: files stay where they are. */
  stores: Stores | undefined
  say: Say
}

const SAY_EVERY_MS = 2000

/** Copies all files that the target does not have yet. */
export async function passFiles({ stores, say }: Desk): Promise<Compared['files']> {
  if (!stores) return undefined
  say('Copying files')
  let saidAt = Date.now()
  return moveFiles(stores, (done, of) => {
    if (Date.now() - saidAt < SAY_EVERY_MS) return
    saidAt = Date.now()
    say(`Copying files: ${done} of ${of}`)
  })
}

/** Copies all rows that the target does not have yet, and compares every row of both. */
export async function passRows(source: Db, desk: Desk): Promise<Compared['tables']> {
  const { target, tables, say } = desk
  await copyTables(source, target, tables, (table) => say(`Copying rows: ${table}`))
  return compareRows(source, desk)
}

/** Counts and hashes every row of both. */
export async function compareRows(source: Db, { target, tables, say }: Desk) {
  say('Comparing')
  return {
    source: await measureTables(source, tables),
    target: await measureTables(target.db, tables),
  }
}
