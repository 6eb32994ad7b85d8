import { clockAhead } from '../../db/clocks.ts'
import { beat, claimTurn, lastBeat } from '../../db/ops/heartbeats.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { UNSENT_ALARM_MINUTES } from '../../src/settings/business.ts'
import type { WorkerContext } from '../jobs/context.ts'
import type { ServerState } from '../mail/mailer.ts'
import { every } from '../queue/every.ts'
import { alarmIfFull, alarmIfLow } from './disk-alarm.ts'
import { type PartsState, startProbing } from './probe-parts.ts'

const BEAT_INTERVAL_MS = 10_000
/** How soon it is recorded that a part began to fail, or to work. */
const LOOK_INTERVAL_MS = 1000
const MINUTE_MS = 60_000
/** How long a job may wait before an alarm is raised, and how often it is repeated. */
export const UNSENT_ALARM_MS = UNSENT_ALARM_MINUTES * MINUTE_MS

/**
 * Records every ten seconds, and when a part begins to fail or to work, that the worker is alive, what is
 * waiting, and which parts answer, and raises an alarm when something waits too long.
 * @param onParts Called at every look at the parts.
 * @returns Stops it.
 */
export function startHeartbeat(
  context: WorkerContext,
  onParts: (parts: PartsState) => Promise<void> = async () => {},
): () => Promise<void> {
  const probing = startProbing(context.settings, context.mail)
  let before = { at: Number.NEGATIVE_INFINITY, answers: '' }
  const endBeats = every(
    LOOK_INTERVAL_MS,
    async () => {
      const parts = probing.state()
      await onParts(parts)
      const now = { at: performance.now(), answers: answersOf(parts) }
      if (now.at - before.at < BEAT_INTERVAL_MS && now.answers === before.answers) return
      before = now
      await alarmIfLow(context)
      await beatOnce(context, parts)
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

/** What is recorded at once when it changes. */
function answersOf({ mail, scanner }: PartsState): string {
  return JSON.stringify([mail?.answers, scanner?.answers])
}

/** One beat: updates the row 'worker', and raises the alarm if the oldest open job is overdue. */
export async function beatOnce(
  { db, raiseAlarm }: Pick<WorkerContext, 'db' | 'raiseAlarm'>,
  parts: PartsState = {},
): Promise<void> {
  const { open, oldest } = await outboxBacklog(db)
  const clockAheadMs = await clockAhead(db)
  const oldestAgeMs = oldest === null ? 0 : Date.now() - clockAheadMs - Date.parse(oldest)
  const figures = { open, oldestAgeSeconds: Math.round(oldestAgeMs / 1000) }
  const heard = await lastBeat(db, 'worker')
  const met = lastMet(parts, heard?.details, clockAheadMs)
  await beat(db, 'worker', { pid: process.pid, clockAheadMs, ...figures, ...met })
  if (oldestAgeMs >= UNSENT_ALARM_MS && (await claimTurn(db, 'alarm: unsent', UNSENT_ALARM_MS))) {
    await raiseAlarm(
      'unsent',
      `Something has waited ${Math.floor(oldestAgeMs / MINUTE_MS)} minutes to be sent; ${open} open in all`,
      figures,
    )
  }
}

/** The parts as this worker met them; the mail server as whichever worker met it last, by the database's clock. */
function lastMet(
  own: PartsState,
  heard: Record<string, unknown> = {},
  clockAheadMs: number,
): PartsState {
  if (!own.mail) return own
  const at = (ms: number) => new Date(ms - clockAheadMs).toISOString()
  const mail = { ...own.mail, at: at(Date.parse(own.mail.at)) }
  const other: ServerState = Object(heard.mail)
  const isLater = other.at > mail.at && other.at <= at(Date.now())
  return { ...own, mail: isLater ? other : mail }
}
