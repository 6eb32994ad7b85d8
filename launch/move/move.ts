import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closeTables } from '../../db/move/close.ts'
import { copyTables } from '../../db/move/copy-tables.ts'
import { atOneMoment, whileNobodyWrites } from '../../db/move/moments.ts'
import { MOVED } from '../../db/moved.ts'
import { type Db, isPostgres, openDatabase } from '../../db/open.ts'
import { findMove, saveMove } from '../../db/ops/moves.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { FOR_COMMANDS } from '../../src/storage/s3.ts'
import { lockFile } from '../../worker/queue/lock-file.ts'
import { closeToOthers, prepareDataFolder } from '../data-folder.ts'
import { tryWriting } from '../disk-space.ts'
import { StartError } from '../explain.ts'
import { Staging } from '../files/staging.ts'
import { type Begun, beginMove } from './begin.ts'
import { explainMove } from './explain-move.ts'
import { Ledger } from './ledger.ts'
import { isPlaced, openTarget } from './open-target.ts'
import { compareRows, type Desk, passFiles, passRows, type Say } from './pass.ts'
import { type MoveSettings, type Place, readPlace } from './place.ts'
import { prepareTarget } from './prepare-target.ts'
import { type Compared, inTable, isSame } from './report.ts'
import { withoutWorkers } from './stop-workers.ts'
import { afterward, GO_ON } from './what-to-do.ts'

export interface HowToMove {
  /** `postgres://…`, or a folder. */
  to: string
  /** The last changes are moved, the source is closed, and the target is the site. */
  finish: boolean
}

/**
 * Moves the site of these settings to another place while it runs, or goes on with a move that was interrupted.
 * @returns What to print: what both places have, and what to do next.
 * @throws StartError if it could not be moved, or if the two places differ.
 */
export async function move(settings: MoveSettings, how: HowToMove, say: Say): Promise<string> {
  const { databaseUrl, dataDir } = settings
  const place = readPlace(how.to, settings)
  await requireSite(settings)
  const unlock = lockFile(join(dataDir, 'move.lock'))
  if (!unlock) throw new StartError('The site is being moved already.')
  const source = openDatabase(databaseUrl)
  try {
    const begun = await beginMove(source, place)
    const isDone = await isPlaced(place, begun.moveId)
    return isDone
      ? afterward(place, how.to, settings)
      : await moveTo(place, begun, { source, settings, how, say })
  } catch (error) {
    throw explainMove(error as Error, databaseUrl, place.databaseUrl)
  } finally {
    await source.destroy()
    unlock()
  }
}

interface Around {
  source: Db
  settings: MoveSettings
  how: HowToMove
  say: Say
}

async function moveTo(place: Place, begun: Begun, { source, settings, how, say }: Around) {
  const { moveId } = begun
  closeToOthers()
  if (place.folder) await requireWritable(place.folder)
  const db = openDatabase(place.databaseUrl)
  const staging = await Staging.open(settings.dataDir, 'move')
  try {
    const { tables, isOpen } = await prepareTarget(source, db, place, begun)
    const ledger = new Ledger(join(settings.dataDir, 'move-files.jsonl'), moveId)
    const stores = place.store && {
      ...{ source: openObjectStore(settings, FOR_COMMANDS), target: place.store, staging, ledger },
    }
    const desk: Desk = { target: { db, moveId }, tables, stores, say }
    if (isOpen) {
      // Before the file of SQLite had its name, say.
      if (place.folder) await openTarget(desk.target, place, tables, settings)
      return afterward(place, how.to, settings)
    }
    let compared = await copyWhileItRuns(source, desk, settings)
    if (!how.finish && !begun.isClosed) return [inTable(requireSame(compared)), GO_ON].join('\n\n')

    if (!begun.isClosed) {
      await closeSource(source, desk, place, settings)
      compared = await compareClosed(source, desk)
    }
    say('Opening the site at its new place')
    await openTarget(desk.target, place, tables, settings)
    return [inTable(requireSame(compared)), afterward(place, how.to, settings)].join('\n\n')
  } finally {
    await staging.close()
    await db.destroy()
  }
}

async function copyWhileItRuns(source: Db, desk: Desk, { databaseUrl }: MoveSettings) {
  // Rows first, so that what they name is in the store when that is listed.
  const tables = await atOneMoment(source, databaseUrl, (snapshot) => passRows(snapshot, desk))
  return requireSame({ tables, files: await passFiles(desk) })
}

/** Copies the last rows while nobody can write, and has the source refuse all that come later. */
async function closeSource(source: Db, desk: Desk, place: Place, settings: MoveSettings) {
  const { say, tables, target } = desk
  const { moveId } = target
  say('Waiting for the worker to finish what it does')
  await withoutWorkers(source, settings, { moveId, place }, async () => {
    // So that little is left for the time in which forms wait.
    await copyWhileItRuns(source, desk, settings)
    say('Closing the site at its old place')
    await whileNobodyWrites(source, settings.databaseUrl, tables, async (tx) => {
      await requireOwn(tx, moveId)
      await copyTables(tx, target, tables)
      const names = tables.map(({ name }) => name)
      await closeTables(tx, names, `${MOVED} to ${place.words}`)
      const row = { move_id: moveId, role: 'source', target: place.words } as const
      await saveMove(tx, { ...row, state: 'closed' })
    })
  })
}

/** Nothing changes at the source any longer, and its rows are copied. */
async function compareClosed(source: Db, desk: Desk): Promise<Compared> {
  try {
    const tables = await compareRows(source, desk)
    return requireSame({ tables, files: await passFiles(desk) })
  } catch (error) {
    desk.say(
      'The site is closed at its old place already: run the command again, to open the new one.',
    )
    throw error
  }
}

async function requireOwn(tx: Db, moveId: string) {
  if ((await findMove(tx))?.move_id === moveId) return
  throw new StartError('Somebody has begun to move the site elsewhere meanwhile.')
}

function requireSame(compared: Compared): Compared {
  if (isSame(compared)) return compared
  throw new StartError(`${inTable(compared)}\n\nThe two places differ: run the command again.`)
}

async function requireSite({ databaseUrl, dataDir }: MoveSettings) {
  if (isPostgres(databaseUrl)) return prepareDataFolder(dataDir)
  if (!existsSync(databaseUrl)) throw new StartError(`There is no site in DATA_DIR ${dataDir}.`)
}

async function requireWritable(folder: string) {
  try {
    await tryWriting(folder, 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`The folder ${folder} cannot be written (${code}): name another one.`)
  }
}
