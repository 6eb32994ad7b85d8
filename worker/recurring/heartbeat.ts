import { clockAhead } from '../../db/clocks.ts'
import { isDiskFull } from '../../db/disk-full.ts'
import { beat, claimTurn, lastBeat } from '../../db/ops/heartbeats.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { UNSENT_ALARM_MINUTES } from '../../src/settings/business.ts'
import type { Config } from '../../src/settings/config.ts'
import { diskSpaceOn, hasSpaceFor } from '../../src/storage/disk-space.ts'
import type { WorkerContext } from '../jobs/context.ts'
import type { Mailer, ServerState } from '../mail/mailer.ts'
import { every } from '../queue/repeat.ts'
import { pingClamd } from '../scanner/clamd.ts'

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

const HOUR_MS = 3_600_000

/** By process, not in the database, which may be what cannot be written. */
const raisedAt = new Map<string, number>()

/** Raises an alarm, at most once an hour, while the disk has only the room that is reserved for leads. */
export async function alarmIfLow({
  settings,
  raiseAlarm,
}: Pick<WorkerContext, 'settings' | 'raiseAlarm'>): Promise<void> {
  const room = await diskSpaceOn(settings.dataDir)
  if (!room || hasSpaceFor(room, 0) || !isDue('disk-low')) return
  const { freeBytes, reservedBytes } = room
  await raiseAlarm('disk-low', 'The disk is nearly full: visitors cannot attach files', {
    freeBytes,
    reservedBytes,
  })
}

/** Likewise when something could not be written because the disk is full. */
export async function alarmIfFull(
  raiseAlarm: WorkerContext['raiseAlarm'],
  error: unknown,
): Promise<void> {
  if (!isDiskFull(error) || !isDue('disk-full')) return
  await raiseAlarm('disk-full', 'The disk of the database is full: no lead can be accepted')
}

function isDue(event: string): boolean {
  const now = Date.now()
  if (now - (raisedAt.get(event) ?? 0) < HOUR_MS) return false
  raisedAt.set(event, now)
  return true
}

const SCANNER_INTERVAL_MS = 10_000
/** Each check signs in at the mail server, which may limit that. */
const MAIL_INTERVAL_MS = 5 * 60_000

/** The state of the parts that the web process does not talk to; those not configured are left out. */
export interface PartsState {
  scanner?: ServerState
  mail?: ServerState
}

/**
 * Checks at intervals whether the scanner and the mail server answer. It sends no mail.
 * @returns The latest state, that of the mail server also by the messages sent meanwhile; and what stops the
 * checks.
 */
export function startProbing(
  { clamdUrl }: Pick<Config, 'clamdUrl'>,
  mail: Pick<Mailer, 'check' | 'server'>,
): { state: () => PartsState; stop: () => void } {
  let scanner: ServerState | undefined
  const checkScanner = async (url: string) => {
    const answers = await pingClamd(url).then(
      () => true,
      () => false,
    )
    scanner = { answers, at: new Date().toISOString() }
  }
  // What a check of mail meets, the mailer notes itself.
  const nothing = () => {}
  const ends = [
    clamdUrl && every(SCANNER_INTERVAL_MS, () => checkScanner(clamdUrl), nothing),
    mail.check && every(MAIL_INTERVAL_MS, async () => mail.check?.(), nothing),
  ]
  return {
    state: () => ({ ...(scanner && { scanner }), ...(mail.server && { mail: mail.server }) }),
    // Does not wait for a check in progress: a worker stops quickly.
    stop() {
      for (const end of ends) if (end) end()
    },
  }
}
