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
}

/**
 * Records in the source that it moves, or finds the move that was interrupted.
 * @throws StartError if it cannot, or has moved elsewhere.
 */
export async function beginMove(source: Db, { words }: Place): Promise<Begun> {
  await requireCurrent(source)
  const known = await findMove(source)
  const isSource = known?.role === 'source'
  if (known?.role === 'target' && known.state !== 'open') {
    throw new StartError('A move to this database is not finished: finish it first.')
  }
  if (isSource && known.target === words) {
    return { moveId: known.move_id, isClosed: known.state === 'closed' }
  }
  if (isSource && known.state === 'closed') {
    throw new StartError(
      `The site has moved to ${known.target} already. If it never ran there, npm run move -- --reopen takes that back.`,
    )
  }
  const move = { move_id: randomUUID(), role: 'source', target: words, state: 'copying' } as const
  await saveMove(source, move)
  return { moveId: move.move_id, isClosed: false }
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
