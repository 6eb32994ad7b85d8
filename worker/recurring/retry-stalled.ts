import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { QueueName } from '../../db/ops/outbox.ts'
import { hastenDeadLetters } from '../queue/queue-rows.ts'
import type { PartsState } from './heartbeat.ts'

type Part = keyof PartsState

/** What cannot be done while a part does not answer. */
const QUEUES_OF: Record<Part, QueueName[]> = {
  mail: [
    'deliver-message',
    'mail-newsletter',
    'mail-reply',
    'mail-digest',
    'mail-assigned',
    'mail-held',
    'mail-staff',
  ],
  scanner: ['scan-attachment'],
}

/** How often at most: a message at which the server hangs up would be tried with every other one that it takes. */
export const PAUSE_MS = 5 * 60_000

/**
 * After hours without a part, what waits for it is tried once an hour: what came first would be sent last. So it is
 * tried when the part answers again, and when it first answers: whoever has corrected a setting has started the worker
 * anew.
 * @returns To be told of the parts, again and again.
 */
export function retryStalled(boss: PgBoss, log: Logger): (parts: PartsState) => Promise<void> {
  const overdue = new Set<Part>(['mail', 'scanner'])
  const notBefore: Partial<Record<Part, number>> = {}
  const look = async (part: Part, answers: boolean) => {
    if (!answers) return void overdue.add(part)
    if (!overdue.has(part) || performance.now() < (notBefore[part] ?? 0)) return
    overdue.delete(part)
    try {
      const jobs = await hastenDeadLetters(boss, QUEUES_OF[part])
      if (jobs === 0) return
      notBefore[part] = performance.now() + PAUSE_MS
      log.info({ part, jobs }, 'a part answers again: what waited for it is tried')
    } catch {
      // The queue is unavailable, which is logged elsewhere: the next look tries it again.
      overdue.add(part)
    }
  }
  return async (parts) => {
    for (const part of ['mail', 'scanner'] as const) {
      const state = parts[part]
      if (state) await look(part, state.answers)
    }
  }
}
