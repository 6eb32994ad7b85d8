import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'

/**
 * Requeues the jobs of dead workers at once. The queue in Postgres does so by itself within 90 s,
 * for which only `worker-crash.test.ts` waits.
 */
export async function freeJobs(db: Db): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active'`.execute(db)
}

/**
 * Lets every job that failed be tried again at once, and sooner than after 15 s those whose worker is dead: a living
 * one reports every 5 s. Not by how long a job takes: pg-boss ends an attempt that it is told to repeat, and a busy
 * machine would never finish one.
 */
export async function hurryJobs(db: Db): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'retry' or (state = 'active' and heartbeat_on < now() - interval '10 seconds')`.execute(
    db,
  )
}
