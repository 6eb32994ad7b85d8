import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openTables } from '../../db/move/close.ts'
import type { MovedTable } from '../../db/move/tables.ts'
import type { MoveTarget } from '../../db/move/target.ts'
import { openDatabase } from '../../db/open.ts'
import { emptyLog } from '../../db/ops/empty-log.ts'
import { findMove, saveMove } from '../../db/ops/moves.ts'
import { authSecret } from '../../src/settings/auth-secret.ts'
import { syncFolder } from '../../src/storage/folders.ts'
import { placeSecret } from '../backup/place-sqlite.ts'
import { StartError } from '../explain.ts'
import type { MoveSettings, Place } from './place.ts'

/**
 * Whether the database in the folder has its name already, which is the last step of all.
 * @throws StartError if another site is there, or anything else.
 */
export async function isPlaced({ folder, databaseUrl }: Place, moveId: string): Promise<boolean> {
  if (!folder) return false
  if (!existsSync(siteDatabase(folder))) {
    if (!existsSync(databaseUrl)) requireEmpty(folder)
    return false
  }
  const db = openDatabase(siteDatabase(folder))
  try {
    const names = (await db.introspection.getTables()).map(({ name }) => name)
    const move = names.includes('moves') ? await findMove(db) : undefined
    if (move?.role === 'target' && move.move_id === moveId) return true
  } finally {
    await db.destroy()
  }
  throw new StartError(
    `There is a site in ${folder}: name an empty folder. Nothing was changed there.`,
  )
}

/** What a disk of its own has, and what a command leaves that was killed while it tried to write there. */
const NO_CONTENT = /^(lost\+found|\.writable-\d+)$/

function requireEmpty(folder: string): void {
  const other = namesIn(folder).find((name) => !NO_CONTENT.test(name))
  if (other === undefined) return
  throw new StartError(
    `There is something else in ${folder} (${other}): name an empty folder. Nothing was changed there.`,
  )
}

/** None of what is no folder, or cannot be read: whether it can be written is looked at next. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function siteDatabase(folder: string): string {
  return join(folder, 'site.sqlite')
}

/** Makes the target the site: from now on it may be started there. The source must be closed. */
export async function openTarget(
  { db, moveId }: MoveTarget,
  place: Place,
  tables: MovedTable[],
  settings: MoveSettings,
): Promise<void> {
  const names = tables.map(({ name }) => name)
  await db.transaction().execute(async (tx) => {
    await openTables(tx, names)
    await saveMove(tx, { move_id: moveId, role: 'target', target: place.words, state: 'open' })
  })
  if (!place.folder) return
  await placeSecret(place.folder, authSecret(settings))
  await emptyLog(db)
  await db.destroy()
  for (const end of ['-wal', '-shm']) {
    if (existsSync(place.databaseUrl + end)) await rm(place.databaseUrl + end)
  }
  await rename(place.databaseUrl, siteDatabase(place.folder))
  await syncFolder(place.folder)
}
