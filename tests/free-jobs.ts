import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/**
 * Requeues the jobs of dead workers at once. The queue in Postgres does so by itself within 90 s,
 * for which only `worker-crash.test.ts` waits.
 */
export async function freeJobs(db: Db): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active'`.execute(db)
}

/**
 * Lets every job that failed be tried again at once, and those that take longer than any job that nothing hinders:
 * their worker is dead.
 */
export async function hurryJobs(db: Db): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'retry' or (state = 'active' and started_on < now() - interval '3 seconds')`.execute(
    db,
  )
}
