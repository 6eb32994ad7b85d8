import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newerMigrations, pendingMigrations } from '../../db/migrate.ts'
import type { Db } from '../../db/open.ts'
import { findMove, saveMove } from '../../db/ops/moves.ts'
import { StartError } from '../explain.ts'
import type { Place } from './place.ts'

/** How far the source is with a move. */
export interface Begun {
  moveId: string
  /** Nothing changes there any more: only the target is still to be opened. */
  isClosed: boolean
  /** The source does not know of it yet. */
  isNew: boolean
}

/**
 * Begins a move, or finds the one that was interrupted.
 * @throws StartError if the source cannot move, or has moved elsewhere.
 */
export async function beginMove(source: Db, { words }: Place): Promise<Begun> {
  await requireCurrent(source)
  const known = await findMove(source)
  const isSource = known?.role === 'source'
  if (known?.role === 'target' && known.state !== 'open') {
    throw new StartError('A move to this database is not finished: finish it first.')
  }
  if (isSource && known.target === words) {
    return { moveId: known.move_id, isClosed: known.state === 'closed', isNew: false }
  }
  if (isSource && known.state === 'closed') {
    throw new StartError(
      `The site has moved to ${known.target} already. If it never ran there, npm run move -- --reopen takes that back.`,
    )
  }
  return { moveId: randomUUID(), isClosed: false, isNew: true }
}

/**
 * Records in the source where it moves. Not before the target was found to be fit: a command with a mistyped address
 * would have the source forget the move that goes on elsewhere.
 */
export async function noteBegun(source: Db, { moveId, isNew }: Begun, { words }: Place) {
  if (!isNew) return
  await saveMove(source, { move_id: moveId, role: 'source', target: words, state: 'copying' })
}

/**
 * Requires a database to have the migrations of this build, and no others.
 * @throws StartError
 */
async function requireCurrent(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
  const newer = await newerMigrations(db)
  if (newer.length > 0) {
    throw new StartError(
      `The site has the database of a newer version (${newer.at(-1)}): update this one first.`,
    )
  }
  if ((await pendingMigrations(db)).length === 0) return
  throw new StartError(
    'The site has the database of an older version: run npm start or npm run migrate first.',
  )
}
