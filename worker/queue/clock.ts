import type { Clock, PgBoss } from 'pg-boss'

/** The longest that a timer of Node can wait: a longer one fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * The clock of the queue. pg-boss computes waits from the time of day: after it was set back by a month,
 * they are longer than a timer can be, and would fire without end.
 */
export const boundedClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, Math.min(ms, LONGEST_TIMER_MS)),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, Math.min(ms, LONGEST_TIMER_MS)),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}

/**
 * Forgets times that only a wrong clock has written: jobs that wait for more than a day, workers that will report
 * later than now, and upkeep of the queue that has been done in the future. pg-boss would start no sweep and
 * recover no job of a dead worker until then.
 */
export async function forgetFuture(boss: PgBoss): Promise<void> {
  const db = boss.getDb()
  for (const statement of FORGET_FUTURE) await db.executeSql(statement, [])
}

const SOON = `now() + interval '1 minute'`
const ahead = (column: string) => `case when ${column} > ${SOON} then null else ${column} end`

const FORGET_FUTURE = [
  `update pgboss.job set start_after = now()
     where state < 'active' and start_after > now() + interval '1 day'`,
  `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
     where state = 'active' and heartbeat_on > ${SOON}`,
  // The deadline of a backoff lies an hour ahead at most.
  `update pgboss.version set cron_on = ${ahead('cron_on')}, bam_on = ${ahead('bam_on')},
     flow_on = ${ahead('flow_on')}, reindex_on = ${ahead('reindex_on')}
     where greatest(cron_on, bam_on, flow_on, reindex_on) > ${SOON}`,
  `update pgboss.version set monitor_backoff_on = null
     where monitor_backoff_on > now() + interval '2 hours'`,
  `update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
     where greatest(monitor_claim_on, monitor_on, maintain_on) > ${SOON}`,
]

const LOOK_EVERY_MS = 5_000
/** Smaller corrections delay what waits for the time of day by as much, and no more. */
const MOST_MS = 60_000

/**
 * Notices that the clock of the machine was set back.
 * @param onSetBack Gets by how many milliseconds.
 * @param now The time of day; another one only for tests.
 * @returns Stops looking.
 */
export function watchClock(
  onSetBack: (ms: number) => void,
  now: () => number = Date.now,
  everyMs = LOOK_EVERY_MS,
): () => void {
  // What runs since the start of the process is never set.
  const ahead = () => now() - performance.now()
  let before = ahead()
  const timer = setInterval(() => {
    const setBack = before - ahead()
    before = ahead()
    if (setBack > MOST_MS) onSetBack(setBack)
  }, everyMs)
  return () => clearInterval(timer)
}
