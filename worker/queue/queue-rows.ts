import type { PgBoss } from 'pg-boss'
import type { QueueName } from '../../db/ops/outbox.ts'
import { DEAD_LETTERS } from './queues.ts'

/**
 * The few statements on pg-boss's own tables that its API does not offer. They rely on the columns of
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

/** A job keeps the rules that its queue had when it was inserted: gives those that wait the rules it has now. */
export async function applyRulesToWaiting(boss: PgBoss): Promise<void> {
  const copied = (row: string) => COPIED_RULES.map((column) => `${row}.${column}`).join(', ')
  await boss.getDb().executeSql(
    `update ${JOBS} set ${COPIED_RULES.map((column) => `${column} = queue.${column}`).join(', ')},
       keep_until = job.created_on + queue.retention_seconds * interval '1 second'
       from pgboss.queue where queue.name = job.name and job.state < 'active'
         and (${copied('job')}) is distinct from (${copied('queue')})`,
    [],
  )
}

const COPIED_RULES = [
  ...['retry_limit', 'retry_delay', 'retry_backoff', 'retry_delay_max', 'dead_letter'],
  ...['expire_seconds', 'deletion_seconds', 'heartbeat_seconds'],
]

/** Which of the jobs are dead letters, which are retried every hour. */
export async function deadLettersAmong(boss: PgBoss, ids: string[]): Promise<Set<string>> {
  const { rows } = await boss.getDb().executeSql(
    `select source_id from ${JOBS} where name = $1 and source_id = any($2::uuid[])
       and state < 'completed'`,
    [DEAD_LETTERS, ids],
  )
  return new Set(rows.map((row: { source_id: string }) => row.source_id))
}

/**
 * Has the dead letters of these queues tried at once that would wait for their hour.
 * @returns How many there were.
 */
export async function hastenDeadLetters(boss: PgBoss, queues: QueueName[]): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `update ${JOBS} set start_after = now() where name = $1 and source_name = any($2::text[])
       and state < 'active' and start_after > now() returning id`,
    [DEAD_LETTERS, queues],
  )
  return rows.length
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
