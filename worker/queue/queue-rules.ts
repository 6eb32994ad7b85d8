import type { PgBoss, QueueOptions } from 'pg-boss'
import { queueNames, queues } from './queues.ts'

/** Where a job goes whose retries are used up. */
export const DEAD_LETTERS = 'dead-letters'
/** What pg-boss puts here by the clock needs no outbox: a lost one comes again. */
export const SWEEPS = 'sweeps'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const TEN_YEARS_S = 3650 * DAY_S

/** A worker says this often that it still holds its jobs; whose word is older has died. */
const WORKER_LIFE = { heartbeatSeconds: 15 }

/**
 * About 2 s after the first failure, doubling to a minute; 300 tries last at least four and a half
 * hours. With the dead worker's 15 s, the supervisor's 10 and a poll, a job is back within 90 s.
 */
const RETRIES: QueueOptions = {
  ...WORKER_LIFE,
  retryLimit: 300,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  deleteAfterSeconds: DAY_S,
}

/** Once an hour, for good: somebody is told, and somebody will mend it. */
const DEAD_LETTER_RETRIES: QueueOptions = {
  ...WORKER_LIFE,
  retryLimit: 100_000,
  retryDelay: HOUR_S,
  retryBackoff: false,
  retentionSeconds: TEN_YEARS_S,
  deleteAfterSeconds: DAY_S,
}

/** A sweep that fails, or that no worker is there for, is left to the next one. */
const SWEEP_RULES: QueueOptions = {
  ...WORKER_LIFE,
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: HOUR_S,
  retentionSeconds: HOUR_S,
  deleteAfterSeconds: DAY_S,
}

/**
 * Makes every queue, or brings those that exist to the present rules.
 * @param retries Instead of each queue's own.
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
