import type { PgBoss } from 'pg-boss'
import type { OpenJob } from '../../db/ops/outbox.ts'
import { deadLettersAmong, forgetEnded } from './queue-rows.ts'
import { isKnownQueue } from './queues.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The queue, and not the site's database, failed. */
export class QueueFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'QueueFailure'
  }
}

/**
 * Puts jobs into the queue under their outbox ids; one that is there already stays as it is. The
 * queue is given the id only: what is to be done is read from the outbox when it is done.
 * @returns The jobs that no queue of this build can take. They hold up no other.
 * @throws QueueFailure
 */
export async function handOver(boss: PgBoss, jobs: OpenJob[]): Promise<OpenJob[]> {
  for (const [queue, ids] of idsByQueue(jobs)) await insert(boss, queue, ids)
  return jobs.filter((job) => !isFit(job))
}

/**
 * The same for jobs the queue may know: one that ended there although its work is not recorded
 * (the site was restored from a backup, or the row was opened again) starts anew. Dead letters are
 * left alone, since they are tried every hour.
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
