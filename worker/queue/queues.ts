import type { QueueOptions } from 'pg-boss'
import type { QueueName } from '../../db/ops/outbox.ts'

/** How the jobs of one queue are taken. */
interface QueueRules {
  /** How many run at once in one worker. */
  lanes: number
  /** Where it differs from the other queues. */
  retries?: QueueOptions
}

/** Every queue there is. A new one needs its payload in `db/ops/outbox.ts` and its handler in `worker/jobs/handlers.ts`. */
export const queues: Record<QueueName, QueueRules> = {
  'deliver-message': { lanes: 8 },
  // The same job in few lanes of its own, so that a rush to the newsletter holds up no lead.
  'mail-newsletter': { lanes: 2 },
  // A CRM that is slow or gone holds up neither mail nor scans.
  'post-lead': { lanes: 2 },
  'mail-digest': { lanes: 1 },
  'mail-staff': { lanes: 1 },
  'scan-attachment': {
    // clamd works on as many files of this worker at once.
    lanes: 3,
    // With the 40 s that a silent scanner is given, every scan is answered within 90 s of its return.
    retries: { retryDelayMax: 15, retryLimit: 1200 },
  },
  'import-articles': {
    lanes: 1,
    // Somebody watches: once the database is back, the import goes on soon.
    retries: { retryDelayMax: 15, retryLimit: 1200 },
  },
}

export const queueNames = Object.keys(queues) as QueueName[]

/** Whether this build can do the jobs of a queue that an outbox row names. */
export function isKnownQueue(name: string): name is QueueName {
  return Object.hasOwn(queues, name)
}
