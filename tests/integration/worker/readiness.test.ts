import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import type { WipData } from 'pg-boss'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'
import { readiness, type WorkingParts } from '../../../worker/health/readiness.ts'
import { serveHealth } from '../../../worker/health/serve-health.ts'
import { openSqlite } from '../../servers/databases.ts'

const MINUTE_MS = 60_000

test('a worker is ready while its database answers, its queue is polled and its heartbeat recorded', async () => {
  const { db } = await openSqlite()
  const polled = (...at: (number | null)[]): WorkingParts['boss'] => ({
    getWipData: () => at.map((lastFetchedOn) => ({ lastFetchedOn }) as WipData),
  })
  const well: WorkingParts = {
    db,
    // One lane has worked on something for a minute.
    boss: polled(Date.now() - MINUTE_MS, Date.now(), null),
    beatAt: () => performance.now(),
  }
  expect(await readiness(well)).toEqual({
    ready: true,
    body: { database: 'answers', queue: 'is polled', heartbeat: 'is recorded' },
  })
  const unwell: [Partial<WorkingParts>, object][] = [
    [{ boss: polled(null) }, { queue: 'was not polled yet' }],
    [
      { boss: polled(Date.now() - MINUTE_MS) },
      { queue: expect.stringMatching(/^was last polled 6\d s ago$/) },
    ],
    [{ beatAt: () => undefined }, { heartbeat: 'was not recorded yet' }],
    [
      { beatAt: () => performance.now() - 2 * MINUTE_MS },
      { heartbeat: expect.stringMatching(/^was last recorded 12\d s ago$/) },
    ],
  ]
  for (const [change, body] of unwell) {
    expect(await readiness({ ...well, ...change })).toMatchObject({ ready: false, body })
  }
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    db,
  )
  const behind = { ready: false, body: { database: 'lacks a migration' } }
  expect(await readiness(well)).toMatchObject(behind)
  await db.destroy()
  const gone = { ready: false, body: { database: 'does not answer' } }
  expect(await readiness(well)).toMatchObject(gone)
})

test('a worker whose port is taken says so, and works without it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const said = await new Promise<string>((say) => {
    const log = new Writable({ write: (line, _, done) => done(void say(String(line))) })
    serveHealth(parseConfig({ WORKER_HEALTH_PORT: `${port}` }), pino(log))
  })
  expect(JSON.parse(said)).toMatchObject({
    msg: 'the health of the worker cannot be asked',
    err: { code: 'EADDRINUSE' },
  })
})

test('a worker that cannot even look says that it is not ready', async () => {
  const { db } = await openSqlite()
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  const health = serveHealth(
    parseConfig({ WORKER_HEALTH_PORT: `${port}` }),
    pino({ enabled: false }),
  )
  onTestFinished(() => health.close())
  const ask = () => fetch(`http://127.0.0.1:${port}/readyz`)
  expect(await (await ask()).json()).toEqual({ worker: 'is starting' })
  const getWipData = () => {
    throw new Error('The queue is closed')
  }
  health.working({ db, boss: { getWipData }, beatAt: () => undefined })
  const answer = await ask()
  expect([answer.status, await answer.json()]).toEqual([503, { worker: 'does not know' }])
})
