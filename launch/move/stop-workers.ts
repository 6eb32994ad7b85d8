import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, isPostgres } from '../../db/open.ts'
import { lastBeat } from '../../db/ops/heartbeats.ts'
import { beatMove, saveMove, stopClosing } from '../../db/ops/moves.ts'
import { lockFile } from '../../worker/queue/lock-file.ts'
import { StartError } from '../explain.ts'
import type { MoveSettings, Place } from './place.ts'

/** Three times as long as between two heartbeats, and longer than a worker takes to stop. */
const SILENT_MS = 30_000
const GIVE_UP_AFTER_MS = 120_000
const LOOK_EVERY_MS = 200
const BEAT_EVERY_MS = 5000

/**
 * Does something while no worker runs: they see in the database that the site is being closed, finish what they
 * are doing, and begin nothing. What somebody is told meanwhile, they are told by the new site.
 * @throws StartError if one does not stop.
 */
export async function withoutWorkers<T>(
  source: Db,
  { databaseUrl, dataDir }: Pick<MoveSettings, 'databaseUrl' | 'dataDir'>,
  move: { moveId: string; place: Place },
  work: () => Promise<T>,
): Promise<T> {
  const { moveId: move_id, place } = move
  await saveMove(source, { move_id, role: 'source', target: place.words, state: 'closing' })
  const beats = setInterval(() => void beatMove(source).catch(() => {}), BEAT_EVERY_MS)
  let unlock = () => {}
  try {
    if (isPostgres(databaseUrl)) await untilSilent(source)
    else unlock = await lockQueue(dataDir)
    return await work()
  } catch (error) {
    await stopClosing(source).catch(() => {})
    throw error
  } finally {
    clearInterval(beats)
    unlock()
  }
}

/** The worker of an embedded site has this lock for as long as it runs. */
async function lockQueue(dataDir: string): Promise<() => void> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS
  for (;;) {
    const unlock = lockFile(join(dataDir, 'queue.lock'), 0)
    if (unlock) return unlock
    if (Date.now() > giveUpAt) throw new StartError(STILL_RUNS)
    await sleep(LOOK_EVERY_MS)
  }
}

async function untilSilent(source: Db): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS
  for (;;) {
    const beat = await lastBeat(source, 'worker')
    if (!beat || Date.now() - beat.at.getTime() > SILENT_MS) return
    if (Date.now() > giveUpAt) throw new StartError(STILL_RUNS)
    await sleep(LOOK_EVERY_MS)
  }
}

const STILL_RUNS =
  'A worker of the site did not stop within two minutes: stop the workers on all machines, and run the command again. The site goes on where it is.'
