import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/submissions.ts'
import type { Db } from '../../../db/open.ts'
import { openJobs } from '../../../db/ops/outbox.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { acceptUntilKilled, leadOf } from '../../sites/run-until-killed.ts'
import { until } from '../../tools/until.ts'

const PROGRAM = join(import.meta.dirname, 'accept-together-until-killed.ts')

describeWith('postgres', 'kill -9 while leads share a statement', () => {
  for (const when of ['before', 'after'] as const) {
    test(`${when} its commit: what was answered is there, whole, and whoever sends again is there once`, async () => {
      const { db, url } = await openPostgres()
      const begun = await serverTime(db)
      const answered = await acceptUntilKilled(PROGRAM, url, when)
      await connectionsEnded(db, begun)
      const stored = await keysOf(db)
      expect(answered.length).toBeGreaterThan(0)
      expect(stored).toEqual(expect.arrayContaining(answered))
      if (when === 'after') expect(stored.length).toBeGreaterThan(answered.length)
      expect(await openJobs(db, 'all', 1000)).toHaveLength(2 * stored.length)
      const waves = new Set([...stored, ...answered].map((key) => key.split('-')[0]))
      const all = [...waves].flatMap((wave) =>
        Array.from({ length: 8 }, (_, at) => `${wave}-${at}`),
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

async function serverTime(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db)
  return rows[0]?.now ?? ''
}

/** Waits until the server has done what was on its way to it when the process of newer connections was killed. */
async function connectionsEnded(db: Db, begun: string): Promise<void> {
  await until('the server has noticed that the process is gone', async () => {
    const { rows } = await sql`select pid from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and backend_start > ${begun}::timestamptz`.execute(db)
    return rows.length === 0
  })
}

async function keysOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('submission_key').execute()
  return rows.map(({ submission_key }) => submission_key).sort()
}
