import type { Db } from '../../../db/open.ts'
import { lastBeat } from '../../../db/ops/heartbeats.ts'
import { OFFICE_TIME_ZONE } from '../../settings/business.ts'

/** The worker sends a heartbeat every ten seconds. */
export const SILENT_AFTER_MS = 30_000

/** The problem with the worker, as a sentence; undefined while heartbeats arrive. */
export async function workerSilence(db: Db, now: Date = new Date()): Promise<string | undefined> {
  const beat = await lastBeat(db, 'worker')
  if (!beat) return 'The worker has not reported yet.'
  if (now.getTime() - beat.at.getTime() <= SILENT_AFTER_MS) return undefined
  return `The worker has not reported since ${shortOfficeTime(beat.at, now)}.`
}

const clock = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE_TIME_ZONE, timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE_TIME_ZONE, dateStyle: 'long' })

/** A moment in short: the time, with the day unless it is today. */
export function shortOfficeTime(at: Date, now: Date = new Date()): string {
  const isToday = day.format(at) === day.format(now)
  return isToday ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`
}
