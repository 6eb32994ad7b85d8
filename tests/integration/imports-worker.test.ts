import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { articleSlugs } from '../../db/writing/articles.ts'
import { startImport } from '../../db/writing/imports.ts'
import { importStatus } from '../../src/staff/imports/import-status.ts'
import { onBothDatabases, openPostgres, openSqlite, testFolder } from '../databases.ts'
import { expectWholePosts, runOf, STAFF } from '../imports.ts'
import { TEST_AUTH_SECRET } from '../launched.ts'
import { dropTrigger, slowPosts } from '../post-triggers.ts'
import { startPostgres } from '../postgres.ts'
import { openProxy } from '../tcp-proxy.ts'
import { until } from '../until.ts'
import { startWorker } from '../worker-process.ts'

const ARTICLES = articleSlugs().length
const ENDED_WITHIN_MS = 90_000

onBothDatabases('an import whose worker is killed', (open, kind) => {
  test('at each of its steps goes on where it was, counts nothing twice and leaves no half of a post', {
    timeout: 400_000,
  }, async () => {
    const { db, env } = await open()
    await slowPosts(db, kind)
    const { id } = await startImport(db, STAFF)
    let killed = 0
    for (let step = 0; step < ARTICLES; step++) {
      const worker = await startWorker(env)
      await worker.ready
      if (kind === 'Postgres') await freeJobs(db)
      const done = async () => (await runOf(db, id)).outcomes.length
      await until(`${step} articles are done`, async () => (await done()) >= step, 60_000)
      // Within the transaction of the next one, at a different place each time.
      await until('it is taken', async () => (await runOf(db, id)).startedAt !== undefined)
      await sleep((step * 67) % 300)
      worker.child.kill('SIGKILL')
      await worker.exited
      const { state, count, skipped, done: recorded } = importStatus(await runOf(db, id))
      expect(recorded).toBe(count)
      expect(await expectWholePosts(db)).toHaveLength(count)
      // A machine that is faster than this one was may be done before the last kill.
      if (recorded === ARTICLES) break
      expect({ state, skipped }).toEqual({ state: 'importing', skipped: 0 })
      killed += 1
    }
    expect(killed).toBeGreaterThanOrEqual(ARTICLES / 2)
    await dropTrigger(db, kind)
    await startWorker(env)
    if (kind === 'Postgres') await freeJobs(db)
    await until('it has ended', () => hasEnded(db, id), ENDED_WITHIN_MS)
    await expectWholeImport(db, id)
    await until('its job is closed', async () => (await outboxBacklog(db)).open === 0)
  })
})

test('an import goes on by itself after its worker was killed on Postgres', {
  timeout: 200_000,
}, async ({ skip }) => {
  const { db, env } = await openPostgres().catch(() => skip('there is no Postgres'))
  await slowPosts(db, 'Postgres')
  const { id } = await startImport(db, STAFF)
  const first = await startWorker(env)
  await until('two articles are done', async () => (await runOf(db, id)).outcomes.length >= 2)
  first.child.kill('SIGKILL')
  await first.exited
  await startWorker(env)
  await until('it has ended', () => hasEnded(db, id), 120_000)
  await expectWholeImport(db, id)
})

test('two workers on one Postgres do one import', async ({ skip }) => {
  const { db, env } = await openPostgres().catch(() => skip('there is no Postgres'))
  const workers = [await startWorker(env), await startWorker(env)]
  await Promise.all(workers.map(({ ready }) => ready))
  const { id } = await startImport(db, STAFF)
  await until('it has ended', () => hasEnded(db, id))
  await expectWholeImport(db, id)
})

test('an import outlives connections that are cut, and Postgres stopped in the middle', {
  timeout: 200_000,
}, async ({ skip }) => {
  const postgres = await startPostgres()
  if ('missing' in postgres) return skip(postgres.missing)
  onTestFinished(() => postgres.remove())
  const db = openDatabase(postgres.url)
  onTestFinished(() => db.destroy())
  await migrate(db)
  await slowPosts(db, 'Postgres')
  const proxy = await openProxy(Number(new URL(postgres.url).port))
  onTestFinished(() => proxy.close())
  const through = new URL(postgres.url)
  through.port = `${proxy.port}`
  const settings = { DATABASE_URL: through.href, AUTH_SECRET: TEST_AUTH_SECRET }
  const worker = await startWorker({ DATA_DIR: testFolder(), ...settings })
  await worker.ready

  const { id } = await startImport(db, STAFF)
  const done = async () => (await runOf(db, id)).outcomes.length
  await until('two articles are done', async () => (await done()) >= 2)
  await sleep(200)
  proxy.cutAll()
  await until('four are done', async () => (await done()) >= 4, 60_000)
  await postgres.stop()
  await sleep(3000)
  await postgres.start()
  await until('it has ended', () => hasEnded(db, id), ENDED_WITHIN_MS)
  await expectWholeImport(db, id)
  expect(worker.child.exitCode).toBe(null)
})

test('an import outlives a SQLite file that is locked for longer than a write waits', {
  timeout: 120_000,
}, async () => {
  const { db, url, env } = await openSqlite()
  await slowPosts(db, 'SQLite')
  const worker = await startWorker(env)
  await worker.ready
  const { id } = await startImport(db, STAFF)
  await until('two articles are done', async () => (await runOf(db, id)).outcomes.length >= 2)
  const locking = new Sqlite(url, { timeout: 20_000 })
  locking.exec('begin immediate')
  const { outcomes } = await runOf(db, id)
  await sleep(8000)
  expect((await runOf(db, id)).outcomes).toEqual(outcomes)
  locking.exec('rollback')
  locking.close()
  await until('it has ended', () => hasEnded(db, id), ENDED_WITHIN_MS)
  await expectWholeImport(db, id)
  expect(worker.child.exitCode).toBe(null)
})

async function hasEnded(db: Db, id: string): Promise<boolean> {
  return await runOf(db, id).then(
    ({ finishedAt }) => finishedAt !== undefined,
    () => false,
  )
}

async function expectWholeImport(db: Db, id: string) {
  expect(importStatus(await runOf(db, id))).toMatchObject({
    state: 'complete',
    success: true,
    done: ARTICLES,
    total: ARTICLES,
    count: ARTICLES,
    skipped: 0,
    errors: [],
  })
  expect(await expectWholePosts(db)).toEqual(articleSlugs())
}

/** What the supervisor does within 90 s of a worker's death, at once. */
async function freeJobs(db: Db) {
  await sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active'`.execute(db)
}
