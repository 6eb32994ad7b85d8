import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../../db/open.ts'
import { markRelayed, type OpenJob, openJobs } from '../../db/ops/outbox.ts'
import { every } from './every.ts'
import { handOver, handOverAgain, QueueFailure } from './hand-over.ts'
import type { Queue } from './queue.ts'
import { forgetFuture } from './queue-rows.ts'

const RELAY_INTERVAL_MS = 250
const SWEEP_INTERVAL_MS = 60_000
const PAGE = 500
/** A queue that fails every insert for this long, and is not just unavailable, needs a restart. */
const BROKEN_AFTER_MS = 60_000
const LOG_EVERY_MS = 60_000

/**
 * Moves jobs from the outbox to the queue: new ones at once, and all open ones at startup and every
 * minute, so that a queue that was lost or wiped is refilled.
 * @returns Stops it.
 */
export function startRelay(db: Db, queue: Queue, log: Logger): () => Promise<void> {
  const trouble = watchTrouble(queue, log)
  const ends = [
    every(RELAY_INTERVAL_MS, () => relayNew(db, queue.boss, log).then(trouble.over), trouble.note),
    every(SWEEP_INTERVAL_MS, () => refill(db, queue.boss).then(trouble.over), trouble.note),
  ]
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

/**
 * Inserts every new job of the outbox into the queue.
 * @returns How many there were.
 */
export async function relayNew(db: Db, boss: PgBoss, log: Logger): Promise<number> {
  let count = 0
  for await (const page of pages(db, 'new')) {
    const unfit = await handOver(boss, page)
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
  return relayAll(db, boss)
}

/**
 * Inserts every open job of the outbox again, whatever its state in the queue.
 * @returns How many there were.
 */
export async function relayAll(db: Db, boss: PgBoss): Promise<number> {
  let count = 0
  for await (const page of pages(db, 'all')) {
    await handOverAgain(boss, page)
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
    over(handedOver: number) {
      if (handedOver > 0) brokenSince = undefined
    },
    note(error: unknown) {
      if (Date.now() - loggedAt >= LOG_EVERY_MS) {
        loggedAt = Date.now()
        log.error({ err: error }, 'the relay cannot move jobs to the queue; it keeps retrying')
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
