import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { poolOf } from '../../../db/open.ts'
import { addSiteMetrics } from '../../../src/server/metrics/site-metrics.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { until } from '../../tools/until.ts'

const AT_ONCE = 25
/** Of the pool. */
const MOST = 10

describeWith('postgres', 'the connections that /metrics counts', () => {
  test('are those of visitors, not what the scrape itself asks, and who waits for one', async () => {
    const { db, dataDir } = await openPostgres()
    const registry = new Registry()
    const store = openObjectStore({ dataDir })
    addSiteMetrics(registry, { db, store } as Parameters<typeof addSiteMetrics>[1])
    const scrape = async () => {
      const printed = await registry.metrics()
      return ['busy', 'waiting'].map((state) =>
        Number(printed.match(`site_database_connections{state="${state}"} (\\d+)`)?.[1]),
      )
    }
    const pool = poolOf(db)
    for (let again = 1; again <= 3; again++) {
      expect(await scrape(), `scrape ${again}`).toEqual([0, 0])
      // On a slow machine a scrape may give up a question before the database has answered it.
      await until('the pool is idle', () => pool?.idleCount === pool?.totalCount)
    }
    const slow = Array.from({ length: AT_ONCE }, () => sql`select pg_sleep(1)`.execute(db))
    // Kysely asks for a connection a tick later.
    await new Promise((done) => setImmediate(done))
    expect(await scrape()).toEqual([MOST, AT_ONCE - MOST])
    await Promise.all(slow)
  })
})
