import type { Db } from '../../../db/open.ts'
import { lastBeat } from '../../../db/ops/heartbeats.ts'
import { OFFICE_TIME_ZONE } from '../../settings/business.ts'

/** The worker says that it lives every ten seconds. */
export const SILENT_AFTER_MS = 30_000

/** What is wrong with the worker, as a sentence; undefined while it is heard of. */
export async function workerSilence(db: Db, now: Date = new Date()): Promise<string | undefined> {
  const beat = await lastBeat(db, 'worker')
  if (!beat) return 'The worker has not been heard of yet.'
  if (now.getTime() - beat.at.getTime() <= SILENT_AFTER_MS) return undefined
  return `The worker has not been heard of since ${officeTime(beat.at, now)}.`
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: OFFICE_TIME_ZONE, timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { timeZone: OFFICE_TIME_ZONE, dateStyle: 'long' })

/** A moment as staff read it: the time of today, or the day with it. */
export function officeTime(at: Date, now: Date = new Date()): string {
  const isToday = day.format(at) === day.format(now)
  return isToday ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`
}
