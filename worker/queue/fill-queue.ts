import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../../db/open.ts'
import { markRelayed, type OpenJob, openJobs } from '../../db/ops/outbox.ts'
import { forgetFuture } from './clock.ts'
import type { Queue } from './queue.ts'
import { deadLettersAmong, forgetEnded } from './queue-rows.ts'
import { isKnownQueue } from './queues.ts'
import { every } from './repeat.ts'

const NEW_INTERVAL_MS = 250
const REFILL_INTERVAL_MS = 60_000
const PAGE = 500
/** A queue that fails every insert for this long, and is not just unavailable, needs a restart. */
const BROKEN_AFTER_MS = 60_000
const LOG_EVERY_MS = 60_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Moves jobs from the outbox to the queue: new ones at once, and all open ones at startup and every
 * minute, so that a queue that was lost or wiped is refilled.
 * @returns Stops it.
 */
export function keepQueueFilled(db: Db, queue: Queue, log: Logger): () => Promise<void> {
  const trouble = watchTrouble(queue, log)
  const ends = [
    every(
      NEW_INTERVAL_MS,
      () => queueNewJobs(db, queue.boss, log).then(trouble.over),
      trouble.note,
    ),
    every(REFILL_INTERVAL_MS, () => refill(db, queue.boss).then(trouble.over), trouble.note),
  ]
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

/**
 * Inserts every new job of the outbox into the queue.
 * @returns How many there were.
 */
export async function queueNewJobs(db: Db, boss: PgBoss, log: Logger): Promise<number> {
  let count = 0
  for await (const page of pages(db, 'new')) {
    const unfit = await insertNew(boss, page)
    if (unfit.length > 0) {
      const queues = [...new Set(unfit.map((job) => job.queue))]
      log.error({ queues, jobs: unfit.length }, 'jobs name queues that this build does not know')
    }
    // Unknown ones too: they leave the fast path and stay open for a build that knows their queue.
    const ids = page.map((job) => job.id)
    await markRelayed(db, ids)
    count += page.length
  }
  return count
}

/** The clock may be the database server's, which this process does not see being set. */
async function refill(db: Db, boss: PgBoss): Promise<number> {
  await forgetFuture(boss)
  return queueOpenJobs(db, boss)
}

/**
 * Inserts every open job of the outbox again, whatever its state in the queue.
 * @returns How many there were.
 */
export async function queueOpenJobs(db: Db, boss: PgBoss): Promise<number> {
  let count = 0
  for await (const page of pages(db, 'all')) {
    await insertAgain(boss, page)
    count += page.length
  }
  return count
}

async function* pages(db: Db, which: 'new' | 'all'): AsyncGenerator<OpenJob[]> {
  let after: OpenJob | undefined
  do {
    const page = await openJobs(db, which, PAGE, after)
    if (page.length > 0) yield page
    after = page.length === PAGE ? page.at(-1) : undefined
  } while (after)
}

/** Logs failures once a minute, and exits if only a restart can repair the queue. */
function watchTrouble(queue: Queue, log: Logger) {
  let brokenSince: number | undefined
  let loggedAt = 0
  return {
    /** Only an insert of something shows that the queue works. */
    over(inserted: number) {
      if (inserted > 0) brokenSince = undefined
    },
    note(error: unknown) {
      if (Date.now() - loggedAt >= LOG_EVERY_MS) {
        loggedAt = Date.now()
        log.error({ err: error }, 'jobs cannot be moved to the queue; it is tried again')
      }
      if (!(error instanceof QueueFailure) || queue.isTransient(error.cause)) return
      brokenSince ??= Date.now()
      if (Date.now() - brokenSince < BROKEN_AFTER_MS) return
      log.fatal({ err: error }, 'the queue is broken; the worker exits, to restart with a new one')
      queue.discard()
      process.exit(1)
    },
  }
}

/**
 * Inserts jobs into the queue under their outbox ids; a job that is already there is left alone. The
 * queue gets only the id: the handler reads the payload from the outbox.
 * @returns The jobs that no queue of this build can take. They do not block the others.
 * @throws QueueFailure
 */
async function insertNew(boss: PgBoss, jobs: OpenJob[]): Promise<OpenJob[]> {
  for (const [queue, ids] of idsByQueue(jobs)) await insert(boss, queue, ids)
  return jobs.filter((job) => !isFit(job))
}

/**
 * The same for jobs that the queue may already know: a job that has ended there although its outbox
 * row is open (the site was restored from a backup, or the row was reopened) is restarted. Dead
 * letters are left alone, since they are retried every hour.
 * @throws QueueFailure
 */
async function insertAgain(boss: PgBoss, jobs: OpenJob[]): Promise<void> {
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

/** The queue failed, not the site's database. */
class QueueFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'QueueFailure'
  }
}
