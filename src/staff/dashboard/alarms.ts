import type { Db } from '../../../db/open.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { UNSENT_ALARM_MINUTES } from '../../settings/business.ts'
import { workerSilence } from '../frame/worker-silence.ts'

const MINUTE_MS = 60_000

/** What needs attention now, as sentences; empty when all is well. */
export async function currentAlarms(db: Db, now: Date = new Date()): Promise<string[]> {
  const [silence, { open, oldest }] = await Promise.all([workerSilence(db, now), outboxBacklog(db)])
  const waits = oldest === null ? 0 : Math.floor((now.getTime() - Date.parse(oldest)) / MINUTE_MS)
  return [
    ...(silence ? [`${silence} What is to be sent waits until it runs again.`] : []),
    ...(waits >= UNSENT_ALARM_MINUTES
      ? [`Something has waited ${waits} minutes to be sent; ${open} in all are open.`]
      : []),
  ]
}
