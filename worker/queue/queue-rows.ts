import type { PgBoss } from 'pg-boss'
import { DEAD_LETTERS } from './queue-rules.ts'

/**
 * The few statements on pg-boss's own table that its API does not offer. They rely on the columns of
 * pg-boss 12.35; tests cover them in case an update changes these.
 */
const JOBS = 'pgboss.job'

/** Requeues the active jobs of dead workers. Only for a process that holds the queue exclusively. */
export async function requeueActive(boss: PgBoss): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `update ${JOBS} set state = 'retry', start_after = now(), heartbeat_on = null
       where state = 'active' returning id`,
    [],
  )
  return rows.length
}

/**
 * Makes jobs due that wait for more than a day, which none does unless it was added while the clock was
 * wrong.
 */
export async function advanceFuture(boss: PgBoss): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `update ${JOBS} set start_after = now()
       where state < 'active' and start_after > now() + interval '1 day' returning id`,
    [],
  )
  return rows.length
}

/** Which of the jobs are dead letters, which are retried every hour. */
export async function deadLettersAmong(boss: PgBoss, ids: string[]): Promise<Set<string>> {
  const { rows } = await boss.getDb().executeSql(
    `select source_id from ${JOBS} where name = $1 and source_id = any($2::uuid[])
       and state < 'completed'`,
    [DEAD_LETTERS, ids],
  )
  return new Set(rows.map((row: { source_id: string }) => row.source_id))
}

/** Deletes ended jobs: their ids would make another insert of the same outbox rows a no-op. */
export async function forgetEnded(boss: PgBoss, queue: string, ids: string[]): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `delete from ${JOBS} where name = $1 and id = any($2::uuid[]) and state >= 'completed'
       returning id`,
    [queue, ids],
  )
  return rows.length
}
