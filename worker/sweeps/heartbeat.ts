import { beat, claimTurn } from '../../db/ops/heartbeats.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { UNSENT_ALARM_MINUTES } from '../../src/settings/business.ts'
import type { WorkerContext } from '../jobs/context.ts'
import { every } from '../queue/every.ts'
import { alarmIfFull, alarmIfLow } from './disk-alarm.ts'
import { type PartsState, startProbing } from './probe-parts.ts'

const BEAT_INTERVAL_MS = 10_000
const MINUTE_MS = 60_000
/** How long a job may wait before an alarm is raised, and how often it is repeated. */
export const UNSENT_ALARM_MS = UNSENT_ALARM_MINUTES * MINUTE_MS

/**
 * Records every ten seconds that the worker is alive, what is waiting, and which parts answer, and
 * raises an alarm when something waits too long.
 * @param onBeat Called after each beat that was recorded.
 * @returns Stops it.
 */
export function startHeartbeat(
  context: WorkerContext,
  onBeat: () => void = () => {},
): () => Promise<void> {
  const probing = startProbing(context.settings, context.mail)
  const endBeats = every(
    BEAT_INTERVAL_MS,
    async () => {
      await alarmIfLow(context)
      await beatOnce(context, probing.state)
      onBeat()
    },
    async (error) => {
      context.log.warn({ err: error }, 'the heartbeat was not recorded')
      await alarmIfFull(context.raiseAlarm, error)
    },
  )
  return async () => {
    probing.stop()
    await endBeats()
  }
}

/** One beat: updates the row 'worker', and raises the alarm if the oldest open job is overdue. */
export async function beatOnce(
  { db, raiseAlarm }: Pick<WorkerContext, 'db' | 'raiseAlarm'>,
  parts: PartsState = {},
): Promise<void> {
  const { open, oldest } = await outboxBacklog(db)
  const oldestAgeMs = oldest === null ? 0 : Date.now() - Date.parse(oldest)
  const figures = { open, oldestAgeSeconds: Math.round(oldestAgeMs / 1000) }
  await beat(db, 'worker', { pid: process.pid, ...figures, ...parts })
  if (oldestAgeMs >= UNSENT_ALARM_MS && (await claimTurn(db, 'alarm: unsent', UNSENT_ALARM_MS))) {
    await raiseAlarm(
      'unsent',
      `Something has waited ${Math.floor(oldestAgeMs / MINUTE_MS)} minutes to be sent; ${open} open in all`,
      figures,
    )
  }
}
