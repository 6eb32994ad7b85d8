import { migrate, newerMigrations, pendingMigrations } from '../../db/migrate.ts'
import { up as createMoves } from '../../db/migrations/2026-11-23-moves.ts'
import { closeTables, openTables } from '../../db/move/close.ts'
import { type MovedTable, movedTables } from '../../db/move/tables.ts'
import { type Db, isPostgres } from '../../db/open.ts'
import { findMove, saveMove } from '../../db/ops/moves.ts'
import { counted } from '../backup/counted.ts'
import { StartError } from '../explain.ts'
import { type Begun, noteBegun } from './begin.ts'
import { listAll } from './move-files.ts'
import type { Place } from './place.ts'

/**
 * Makes an empty database the target of a move, or finds it as an interrupted command left it.
 * @returns The tables to copy, and whether the move was finished before.
 * @throws StartError if something else is there; nothing is touched then.
 */
export async function prepareTarget(
  source: Db,
  target: Db,
  place: Place,
  begun: Begun,
): Promise<{ tables: MovedTable[]; isOpen: boolean }> {
  await place.store?.check()
  const { moveId } = begun
  const row = { move_id: moveId, role: 'target', target: place.words } as const
  let state = await stateOf(target, moveId, place)
  if (!state) {
    await requireNoFiles(place)
    await noteBegun(source, begun, place)
    await target.transaction().execute(async (tx) => {
      // First of all, so that what an interruption leaves is known for the target of this move.
      await createMoves(tx as never)
      await saveMove(tx, { ...row, state: 'preparing' })
    })
    state = 'preparing'
  }
  if (state === 'open') return { tables: await movedTables(source, target), isOpen: true }
  await requireNotNewer(target, place)
  if (state === 'preparing' || (await pendingMigrations(target)).length > 0) {
    const tables = await namesOf(target)
    await target.transaction().execute(async (tx) => {
      await openTables(tx, tables)
      await saveMove(tx, { ...row, state: 'preparing' })
    })
    await migrate(target)
    await target.transaction().execute(async (tx) => {
      // A file that no site looks for needs no lock.
      if (isPostgres(place.databaseUrl)) {
        const all = (await movedTables(source, tx)).map(({ name }) => name)
        await closeTables(tx, all, NOT_YET, moveId)
      }
      await saveMove(tx, { ...row, state: 'copying' })
    })
  }
  return { tables: await movedTables(source, target), isOpen: false }
}

/** What a site says that is started on the target too early. */
const NOT_YET =
  'A site is being moved to this database: finish that with npm run move -- … --finish'

/** @returns Undefined for a database without any table. */
async function stateOf(target: Db, moveId: string, { words }: Place) {
  const names = await namesOf(target, { all: true })
  if (names.length === 0) return undefined
  const move = names.includes('moves') ? await findMove(target) : undefined
  if (move?.role === 'target' && move.move_id === moveId) return move.state
  const found =
    move?.role === 'target' && move.state !== 'open'
      ? `What another move has begun is in ${words}: empty that, or name another place`
      : `There are tables of something else in ${words}: name an empty database`
  throw new StartError(`${found}. Nothing was changed there.`)
}

async function requireNoFiles({ store, words }: Place) {
  const files = store ? (await listAll(store)).size : 0
  if (files === 0) return
  throw new StartError(
    `${files === 1 ? 'There is' : 'There are'} ${counted(files, 'file')} of something else where the site's shall be, in ${words}: name an empty place. Nothing was changed there.`,
  )
}

async function requireNotNewer(target: Db, { words }: Place) {
  const newer = await newerMigrations(target)
  if (newer.length === 0) return
  throw new StartError(
    `The move to ${words} was begun with a newer version of the site (${newer.at(-1)}): go on with that one.`,
  )
}

/** Without views: some extensions of Postgres make one in every database. */
async function namesOf(db: Db, { all = false } = {}): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: all })
  const names = tables.filter(({ isView }) => !isView).map(({ name }) => name)
  return names.filter((name) => all || name !== 'moves')
}
