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
