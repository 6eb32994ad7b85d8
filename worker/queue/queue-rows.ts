import type { PgBoss } from 'pg-boss'
import { DEAD_LETTERS } from './queue-rules.ts'

/**
 * The few statements on pg-boss's own table that its API has no word for. They rely on the columns
 * of pg-boss 12.35: an update of it runs the tests that hold them.
 */
const JOBS = 'pgboss.job'

/** Makes the active jobs of dead workers ready at once. Only for the one process that holds a queue. */
export async function requeueActive(boss: PgBoss): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `update ${JOBS} set state = 'retry', start_after = now(), heartbeat_on = null
       where state = 'active' returning id`,
    [],
  )
  return rows.length
}

/** Those of the jobs that wait among the dead letters, where they are tried again every hour. */
export async function deadLettersAmong(boss: PgBoss, ids: string[]): Promise<Set<string>> {
  const { rows } = await boss.getDb().executeSql(
    `select source_id from ${JOBS} where name = $1 and source_id = any($2::uuid[])
       and state < 'completed'`,
    [DEAD_LETTERS, ids],
  )
  return new Set(rows.map((row: { source_id: string }) => row.source_id))
}

/** Removes ended jobs, whose ids would make a new hand-over of the same outbox rows a no-op. */
export async function forgetEnded(boss: PgBoss, queue: string, ids: string[]): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `delete from ${JOBS} where name = $1 and id = any($2::uuid[]) and state >= 'completed'
       returning id`,
    [queue, ids],
  )
  return rows.length
}
