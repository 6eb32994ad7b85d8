import type { PgBoss, UpdateQueueOptions } from 'pg-boss'
import type { QueueName } from '../../db/ops/outbox.ts'

/** Where a job goes when its retries are exhausted. */
export const DEAD_LETTERS = 'dead-letters'
/** Scheduled by pg-boss. It needs no outbox: a lost run is followed by the next one. */
export const SWEEPS = 'sweeps'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const TEN_YEARS_S = 3650 * DAY_S

/** All that can be set: what an update does not name, a queue of an older version would keep. */
type Rules = Required<Omit<UpdateQueueOptions, 'warningQueueSize'>>

/**
 * About 2 s after the first failure, doubling up to a minute; 300 attempts take at least four and a
 * half hours. A worker whose last heartbeat is older than 15 s is considered dead: with the supervisor's 10 s and
 * a poll, its jobs restart within 90 s.
 */
const RULES: Rules = {
  retryLimit: 300,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  deadLetter: DEAD_LETTERS,
  expireInSeconds: HOUR_S / 4,
  retentionSeconds: 14 * DAY_S,
  deleteAfterSeconds: DAY_S,
  heartbeatSeconds: 15,
  notify: true,
}

/** Once an hour, indefinitely: an operator has been notified and is expected to fix the cause. */
const DEAD_LETTER_RULES: Rules = {
  ...RULES,
  retryLimit: 100_000,
  retryDelay: HOUR_S,
  retryBackoff: false,
  retryDelayMax: null,
  deadLetter: null,
  retentionSeconds: TEN_YEARS_S,
}

/** A sweep that fails, or that no worker takes in time, is left to the next run. */
const SWEEP_RULES: Rules = {
  ...RULES,
  retryLimit: 2,
  retryDelay: 60,
  retryBackoff: false,
  retryDelayMax: null,
  deadLetter: null,
  expireInSeconds: HOUR_S,
  retentionSeconds: HOUR_S,
}

/** How the jobs of one queue are processed. */
export interface QueueSettings {
  /** How many jobs, or batches of jobs, run concurrently in one worker. */
  lanes: number
  /**
   * How many jobs a lane takes from the queue at once, to run them concurrently; 1 unless given. The lane takes
   * others when the slowest is done.
   */
  batch?: number
  /** Where they differ from the other queues'. */
  rules?: Partial<Rules>
}

/** Every queue there is. A new one needs its payload in `db/ops/outbox.ts` and its handler in `worker/jobs/take-jobs.ts`. */
export const queues: Record<QueueName, QueueSettings> = {
  // To take and to settle jobs costs the queue hardly more for eight than for one.
  'deliver-message': { lanes: 8, batch: 8 },
  // The same job in separate lanes, so that a burst of newsletter signups does not delay leads.
  'mail-newsletter': { lanes: 2 },
  // Likewise; a worker of the version before, which would send a confirmation in its place, does not know it.
  'mail-reply': { lanes: 1 },
  // A CRM that is slow or gone holds up neither mail nor scans.
  'post-lead': { lanes: 2 },
  'mail-digest': { lanes: 1 },
  'mail-assigned': { lanes: 1 },
  'mail-held': { lanes: 1 },
  'mail-staff': { lanes: 1 },
  'scan-attachment': {
    // clamd scans as many files of this worker concurrently.
    lanes: 3,
    // With the scanner's 70 s timeout, every scan is done within 90 s after an outage.
    rules: { retryDelayMax: 15, retryLimit: 1200 },
  },
  // One process of hundreds of megabytes at a time.
  'make-preview': { lanes: 1 },
  'import-articles': {
    lanes: 1,
    // Someone is watching: after an outage the import must continue soon.
    rules: { retryDelayMax: 15, retryLimit: 1200 },
  },
}

export const queueNames = Object.keys(queues) as QueueName[]

/** Whether this build knows a queue that an outbox row names. */
export function isKnownQueue(name: string): name is QueueName {
  return Object.hasOwn(queues, name)
}

/**
 * Creates every queue, and gives those of an older version the rules of this one.
 * @param rules Overrides those of every queue but the dead letters and the sweeps.
 * @throws If a queue is of a kind that pg-boss cannot change.
 */
export async function createQueues(boss: PgBoss, rules: Partial<Rules> = {}): Promise<void> {
  await createQueue(boss, DEAD_LETTERS, DEAD_LETTER_RULES)
  for (const name of queueNames) {
    await createQueue(boss, name, { ...RULES, ...queues[name].rules, ...rules })
  }
  await createQueue(boss, SWEEPS, SWEEP_RULES)
}

async function createQueue(boss: PgBoss, name: string, rules: Rules): Promise<void> {
  // Changes nothing of a queue that exists.
  await boss.createQueue(name)
  await boss.updateQueue(name, rules)
  const queue = await boss.getQueue(name)
  if (queue?.policy === 'standard' && !queue.partition) return
  throw new Error(
    `its queue ${name} has the policy ${queue?.policy}${queue?.partition ? ' and a partition' : ''}, which cannot be changed: drop the schema pgboss, and the outbox fills it again`,
  )
}
