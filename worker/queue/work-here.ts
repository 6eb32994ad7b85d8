import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../../db/open.ts'
import { findMove, workHere } from '../../db/ops/moves.ts'
import { CannotStart } from './errors.ts'
import { every } from './repeat.ts'

const LOOK_EVERY_MS = 1000

/**
 * Waits while the last changes of a site that moves are copied: what a worker does then, the new site would do
 * again.
 * @throws CannotStart if the site has moved away, or is not here yet.
 */
export async function awaitWorkHere(db: Db, log: Logger): Promise<void> {
  for (let isSaid = false; ; isSaid = true) {
    const move = await findMove(db)
    const may = workHere(move)
    if (may === 'yes') return
    if (may === 'moved')
      throw new CannotStart(`The site has moved to ${move?.target}: stop this worker.`)
    if (may === 'not-yet') {
      throw new CannotStart('A site is being moved to this database: finish the move first.')
    }
    if (!isSaid) log.info('the site is moving: the worker waits')
    await sleep(LOOK_EVERY_MS)
  }
}

/**
 * Notices that the site begins to close because it moves.
 * @returns Stops looking.
 */
export function watchMove(db: Db, onMove: () => void): () => Promise<void> {
  const look = async () => {
    if (workHere(await findMove(db)) !== 'yes') onMove()
  }
  // What else is wrong with the database, others report.
  return every(LOOK_EVERY_MS, look, () => {})
}
