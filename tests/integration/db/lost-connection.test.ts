import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { siteRevision } from '../../../db/ops/revision.ts'
import { limitSilence } from '../../../db/postgres-client.ts'
import { isUnavailable } from '../../../worker/queue/errors.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { openStrikingProxy } from '../../servers/striking-proxy.ts'
import { until } from '../../tools/until.ts'

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

describeWith('postgres', 'a connection that nothing passes on any more', () => {
  test('is given up, and its statement fails as unavailable', async () => {
    const { url } = await openPostgres()
    const proxy = await openStrikingProxy(Number(new URL(url).port))
    onTestFinished(proxy.close)
    const through = new URL(url)
    through.port = `${proxy.port}`
    const client = new pg.Client(through.href).on('error', () => {})
    await client.connect()
    expect((await client.query('select 1')).rowCount).toBe(1)
    limitSilence(client, 200)
    const struck = proxy.strike({ step: 1 }, 'stall')
    const reason = await client.query('select 2').catch((error) => error)
    await struck
    expect(reason).toMatchObject({ code: 'ETIMEDOUT' })
    expect(isUnavailable(reason)).toBe(true)
  })
})
