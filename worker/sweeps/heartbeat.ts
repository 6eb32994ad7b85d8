import { beat, claimTurn } from '../../db/ops/heartbeats.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { UNSENT_ALARM_MINUTES } from '../../src/settings/business.ts'
import type { Workplace } from '../jobs/workplace.ts'
import { every } from '../queue/every.ts'
import { type Sight, startLookout } from './lookout.ts'

const BEAT_INTERVAL_MS = 10_000
const MINUTE_MS = 60_000
/** How long a job may wait before a person is told, and how often they are told again. */
export const UNSENT_ALARM_MS = UNSENT_ALARM_MINUTES * MINUTE_MS

/**
 * Says every ten seconds that the worker lives, what waits and which parts answer, and rings when something waits too long.
 * @returns Ends it.
 */
export function startHeartbeat(workplace: Workplace): () => Promise<void> {
  const lookout = startLookout(workplace.settings, workplace.mail)
  const endBeats = every(
    BEAT_INTERVAL_MS,
    () => beatOnce(workplace, lookout.sight),
    (error) => workplace.log.warn({ err: error }, 'the heartbeat was not recorded'),
  )
  return async () => {
    lookout.end()
    await endBeats()
  }
}

/** One beat: the row 'worker', and the alarm when the oldest open job is due for one. */
export async function beatOnce(
  { db, ring }: Pick<Workplace, 'db' | 'ring'>,
  sight: Sight = {},
): Promise<void> {
  const { open, oldest } = await outboxBacklog(db)
  const oldestAgeMs = oldest === null ? 0 : Date.now() - Date.parse(oldest)
  const figures = { open, oldestAgeSeconds: Math.round(oldestAgeMs / 1000) }
  await beat(db, 'worker', { pid: process.pid, ...figures, ...sight })
  if (oldestAgeMs >= UNSENT_ALARM_MS && (await claimTurn(db, 'alarm: unsent', UNSENT_ALARM_MS))) {
    await ring(
      'unsent',
      `Something has waited ${Math.floor(oldestAgeMs / MINUTE_MS)} minutes to be sent; ${open} open in all`,
      figures,
    )
  }
}
