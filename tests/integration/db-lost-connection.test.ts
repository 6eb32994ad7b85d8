import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { siteRevision } from '../../db/ops/revision.ts'
import { openPostgres } from '../databases.ts'
import { describeWith } from '../shared/describe-with.ts'
import { until } from '../until.ts'

describeWith('postgres', 'a connection that Postgres ends within a transaction', () => {
  test('fails that transaction and nothing else', async () => {
    const { db } = await openPostgres()
    const lost = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const pid = rows[0]?.pid
      await sql`select pg_terminate_backend(${pid})`.execute(db)
      // The connection ends while it is idle but checked out: only its own listener gets the error.
      await until('it has ended', async () => {
        const left = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)
        return left.rows.length === 0
      })
      await siteRevision(tx)
    })
    await expect(lost).rejects.toThrow()
    expect(await siteRevision(db)).toBeGreaterThan(0)
  })
})
