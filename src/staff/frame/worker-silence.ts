import { CLOCKS_DIFFER_MS } from '../../../db/clocks.ts'
import type { Db } from '../../../db/open.ts'
import { lastBeat } from '../../../db/ops/heartbeats.ts'
import { OFFICE_TIME_ZONE } from '../../settings/business.ts'

/** The worker sends a heartbeat every ten seconds. */
const SILENT_AFTER_MS = 30_000

/** Whether heartbeats have ended, by the last one: one that is yet to come was recorded by a clock that was wrong. */
export function isSilentSince(at: Date, now: Date): boolean {
  const ageMs = now.getTime() - at.getTime()
  return ageMs > SILENT_AFTER_MS || ageMs < -CLOCKS_DIFFER_MS
}

/** The problem with the worker, as a sentence; undefined while heartbeats arrive. */
export async function workerSilence(db: Db, now: Date = new Date()): Promise<string | undefined> {
  const beat = await lastBeat(db, 'worker')
  if (!beat) return 'The worker has not reported yet.'
  if (!isSilentSince(beat.at, now)) return undefined
  if (beat.at > now) return 'The worker last reported by a clock that was ahead.'
  return `The worker has not reported since ${shortOfficeTime(beat.at, now)}.`
}

const clock = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE_TIME_ZONE, timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE_TIME_ZONE, dateStyle: 'long' })

/** A moment in short: the time, with the day unless it is today. */
export function shortOfficeTime(at: Date, now: Date = new Date()): string {
  const isToday = day.format(at) === day.format(now)
  return isToday ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`
}
