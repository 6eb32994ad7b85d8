import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { isPostgres } from '../../../db/leads/search-index.ts'
import type { Db } from '../../../db/open.ts'
import { openJobs } from '../../../db/ops/outbox.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { acceptUntilKilled, leadOf } from '../../sites/run-until-killed.ts'
import { until } from '../../tools/until.ts'

const PROGRAM = join(import.meta.dirname, 'accept-until-killed.ts')

onBothDatabases('kill -9 while leads are accepted', (open) => {
  for (const when of ['before', 'after'] as const) {
    test(`${when} a commit: what was answered is there, whole, and whoever sends again is there once`, async () => {
      const { db, url } = await open()
      const answered = await acceptUntilKilled(PROGRAM, url, when)
      if (isPostgres(db)) await connectionsEnded(db)
      const stored = await keysOf(db)
      expect(answered.length).toBeGreaterThan(0)
      expect(stored).toEqual(expect.arrayContaining(answered))
      if (when === 'after') expect(stored.length).toBeGreaterThan(answered.length)
      expect(await openJobs(db, 'all', 1000)).toHaveLength(2 * stored.length)
      const all = [1, 2, 3, 4].flatMap((wave) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `${wave}-${at}`),
      )
      for (const key of all) {
        const { repeated } = await acceptSubmission(db, leadOf(key))
        expect(repeated).toBe(stored.includes(key))
      }
      expect(await keysOf(db)).toEqual(all.toSorted())
      expect(await openJobs(db, 'all', 1000)).toHaveLength(2 * all.length)
    })
  }
})

/** Waits until the server has done what was on its way to it when the process was killed. */
async function connectionsEnded(db: Db): Promise<void> {
  await until('the server has noticed that the process is gone', async () => {
    const { rows } = await sql`select pid from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and query ilike any(array['%submissions%', 'commit', '%outbox%'])
      and backend_start > (select backend_start from pg_stat_activity where pid = pg_backend_pid())`.execute(
      db,
    )
    return rows.length === 0
  })
}

async function keysOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('submission_key').execute()
  return rows.map(({ submission_key }) => submission_key).sort()
}
