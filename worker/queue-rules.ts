import type { PgBoss, QueueOptions } from 'pg-boss'
import { queueNames } from './jobs.ts'

/** Where a job goes whose retries are used up. */
export const DEAD_LETTERS = 'dead-letters'

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

/** Makes every queue, or brings those that exist to the present rules. */
export async function createQueues(boss: PgBoss, retries = RETRIES): Promise<void> {
  await createQueue(boss, DEAD_LETTERS, { ...DEAD_LETTER_RETRIES, notify: true })
  for (const name of queueNames) {
    await createQueue(boss, name, { ...retries, notify: true, deadLetter: DEAD_LETTERS })
  }
}

async function createQueue(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { notify: boolean; deadLetter?: string },
) {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}
