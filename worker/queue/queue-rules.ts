import type { PgBoss, QueueOptions } from 'pg-boss'
import { queueNames, queues } from './queues.ts'

/** Where a job goes when its retries are exhausted. */
export const DEAD_LETTERS = 'dead-letters'
/** Scheduled by pg-boss. It needs no outbox: a lost run is followed by the next one. */
export const SWEEPS = 'sweeps'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const TEN_YEARS_S = 3650 * DAY_S

/** A worker whose last heartbeat is older than this is considered dead. */
const WORKER_LIFE = { heartbeatSeconds: 15 }

/**
 * About 2 s after the first failure, doubling up to a minute; 300 attempts take at least four and a
 * half hours. With the dead worker's 15 s, the supervisor's 10 s and a poll, a job restarts within 90 s.
 */
const RETRIES: QueueOptions = {
  ...WORKER_LIFE,
  retryLimit: 300,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  deleteAfterSeconds: DAY_S,
}

/** Once an hour, indefinitely: an operator has been notified and is expected to fix the cause. */
const DEAD_LETTER_RETRIES: QueueOptions = {
  ...WORKER_LIFE,
  retryLimit: 100_000,
  retryDelay: HOUR_S,
  retryBackoff: false,
  retentionSeconds: TEN_YEARS_S,
  deleteAfterSeconds: DAY_S,
}

/** A sweep that fails, or that no worker takes in time, is left to the next run. */
const SWEEP_RULES: QueueOptions = {
  ...WORKER_LIFE,
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: HOUR_S,
  retentionSeconds: HOUR_S,
  deleteAfterSeconds: DAY_S,
}

/**
 * Creates every queue, and updates existing ones to the current rules.
 * @param retries Overrides the retry rules of every queue.
 */
export async function createQueues(boss: PgBoss, retries?: QueueOptions): Promise<void> {
  await createQueue(boss, DEAD_LETTERS, { ...DEAD_LETTER_RETRIES, notify: true })
  for (const name of queueNames) {
    const rules = retries ?? { ...RETRIES, ...queues[name].retries }
    await createQueue(boss, name, { ...rules, notify: true, deadLetter: DEAD_LETTERS })
  }
  await createQueue(boss, SWEEPS, { ...SWEEP_RULES, notify: true })
}

async function createQueue(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { notify: boolean; deadLetter?: string },
) {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}
