import type { PgBoss } from 'pg-boss'
import type { OpenJob } from '../../db/ops/outbox.ts'
import { deadLettersAmong, forgetEnded } from './queue-rows.ts'
import { isKnownQueue } from './queues.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The queue failed, not the site's database. */
export class QueueFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'QueueFailure'
  }
}

/**
 * Inserts jobs into the queue under their outbox ids; a job that is already there is left alone. The
 * queue gets only the id: the handler reads the payload from the outbox.
 * @returns The jobs that no queue of this build can take. They do not block the others.
 * @throws QueueFailure
 */
export async function handOver(boss: PgBoss, jobs: OpenJob[]): Promise<OpenJob[]> {
  for (const [queue, ids] of idsByQueue(jobs)) await insert(boss, queue, ids)
  return jobs.filter((job) => !isFit(job))
}

/**
 * The same for jobs that the queue may already know: a job that has ended there although its outbox
 * row is open (the site was restored from a backup, or the row was reopened) is restarted. Dead
 * letters are left alone, since they are retried every hour.
 * @throws QueueFailure
 */
export async function handOverAgain(boss: PgBoss, jobs: OpenJob[]): Promise<void> {
  for (const [queue, ids] of idsByQueue(jobs)) {
    const dead = await orQueueFailure(deadLettersAmong(boss, ids))
    const living = ids.filter((id) => !dead.has(id))
    await orQueueFailure(forgetEnded(boss, queue, living))
    await insert(boss, queue, living)
  }
}

function idsByQueue(jobs: OpenJob[]): Map<string, string[]> {
  const groups = Map.groupBy(jobs.filter(isFit), (job) => job.queue)
  return new Map([...groups].map(([queue, ofQueue]) => [queue, ofQueue.map((job) => job.id)]))
}

function isFit(job: OpenJob): boolean {
  return isKnownQueue(job.queue) && UUID.test(job.id)
}

async function insert(boss: PgBoss, queue: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const jobs = ids.map((id) => ({ id }))
  await orQueueFailure(boss.insert(queue, jobs))
}

async function orQueueFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new QueueFailure(error)
  }
}
