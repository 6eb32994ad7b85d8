import type { QueueOptions } from 'pg-boss'
import type { QueueName } from '../../db/ops/outbox.ts'

/** How the jobs of one queue are processed. */
export interface QueueRules {
  /** How many jobs, or batches of jobs, run concurrently in one worker. */
  lanes: number
  /**
   * How many jobs a lane takes from the queue at once, to run them concurrently; 1 unless given. The lane takes
   * others when the slowest is done.
   */
  batch?: number
  /** Where they differ from the other queues'. */
  retries?: QueueOptions
}

/** Every queue there is. A new one needs its payload in `db/ops/outbox.ts` and its handler in `worker/jobs/handlers.ts`. */
export const queues: Record<QueueName, QueueRules> = {
  // To take and to settle jobs costs the queue hardly more for eight than for one.
  'deliver-message': { lanes: 8, batch: 8 },
  // The same job in separate lanes, so that a burst of newsletter signups does not delay leads.
  'mail-newsletter': { lanes: 2 },
  // A CRM that is slow or gone holds up neither mail nor scans.
  'post-lead': { lanes: 2 },
  'mail-digest': { lanes: 1 },
  'mail-staff': { lanes: 1 },
  'mail-draft-link': { lanes: 1 },
  'scan-attachment': {
    // clamd scans as many files of this worker concurrently.
    lanes: 3,
    // With the scanner's 40 s timeout, every scan is done within 90 s after an outage.
    retries: { retryDelayMax: 15, retryLimit: 1200 },
  },
  // One process of hundreds of megabytes at a time.
  'make-preview': { lanes: 1 },
  'import-articles': {
    lanes: 1,
    // Someone is watching: after an outage the import must continue soon.
    retries: { retryDelayMax: 15, retryLimit: 1200 },
  },
}

export const queueNames = Object.keys(queues) as QueueName[]

/** Whether this build knows a queue that an outbox row names. */
export function isKnownQueue(name: string): name is QueueName {
  return Object.hasOwn(queues, name)
}
