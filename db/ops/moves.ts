import type { Db } from '../open.ts'
import type { MoveTable } from '../schema/moves.ts'

/** A command that has not said for this long that it runs was interrupted. */
const RUNS_MS = 30_000

export type Move = Omit<MoveTable, 'id'>

/** The move that this database takes part in, if there is one. */
export function findMove(db: Db): Promise<Move | undefined> {
  return db.selectFrom('moves').selectAll().where('id', '=', 1).executeTakeFirst()
}

/** Records the move, in place of an earlier one. */
export async function saveMove(db: Db, move: Omit<Move, 'beat_at'>): Promise<void> {
  const row = { id: 1 as const, ...move, beat_at: new Date().toISOString() }
  await db
    .insertInto('moves')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Says that the command that closes the source still runs. */
export async function beatMove(db: Db): Promise<void> {
  await db
    .updateTable('moves')
    .set({ beat_at: new Date().toISOString() })
    .where('id', '=', 1)
    .where('state', '=', 'closing')
    .execute()
}

/** Lets workers begin again what they do; a source that is closed stays closed. */
export async function stopClosing(db: Db): Promise<void> {
  await db
    .updateTable('moves')
    .set({ state: 'copying' })
    .where('id', '=', 1)
    .where('state', '=', 'closing')
    .execute()
}

/**
 * Whether a worker may begin anything: `wait` while the last changes are moved, `moved` when the site is
 * elsewhere, `not-yet` before it is here.
 */
export function workHere(move: Move | undefined): 'yes' | 'wait' | 'moved' | 'not-yet' {
  if (!move) return 'yes'
  if (move.role === 'target') return move.state === 'open' ? 'yes' : 'not-yet'
  if (move.state === 'closed') return 'moved'
  const runs = Date.now() - Date.parse(move.beat_at) < RUNS_MS
  return move.state === 'closing' && runs ? 'wait' : 'yes'
}

/** Whether the site is closing here, or has moved away: why a write may have failed. */
export async function isLeaving(db: Db): Promise<boolean> {
  const move = await findMove(db).catch(() => undefined)
  return workHere(move) !== 'yes'
}
