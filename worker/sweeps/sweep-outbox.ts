import { deleteDoneJobs } from '../../db/ops/sweep-outbox.ts'
import { ago, DAY_MS } from './ago.ts'
import type { Sweep } from './sweeps.ts'

/**
 * The row of a digest prevents a second one of the same morning, and a queue that was restored from a backup may
 * have jobs of last week, which must find that they are done.
 */
const DONE_DAYS = 14
const MAX_PAGES_A_RUN = 500

/** Deletes the jobs that were done two weeks ago. */
export const sweepOutbox: Sweep = async ({ db }, signal) => {
  let jobs = 0
  for (let page = 0; page < MAX_PAGES_A_RUN && !signal.aborted; page++) {
    const deleted = await deleteDoneJobs(db, ago(DONE_DAYS * DAY_MS))
    if (deleted === 0) break
    jobs += deleted
  }
  return { jobs }
}
