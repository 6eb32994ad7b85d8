import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { startImport } from '../../db/writing/imports.ts'
import { openOwnServer, openPostgres, openSqlite, testFolder } from '../databases.ts'
import { runOf, STAFF } from '../imports.ts'
import { TEST_AUTH_SECRET } from '../launched.ts'
import { slowPosts } from '../post-triggers.ts'
import { describeWith } from '../shared/describe-with.ts'
import { openProxy } from '../tcp-proxy.ts'
import { until } from '../until.ts'
import { startWorker, type WorkerProcess } from '../worker-process.ts'
import { expectWholeImport, hasEnded } from './whole-import.ts'

describeWith('postgres', 'two workers on one Postgres', () => {
  test('do one import', async () => {
    const { db, env } = await openPostgres()
    const workers = [await startWorker(env), await startWorker(env)]
    await Promise.all(workers.map(({ ready }) => ready))
    const { id } = await startImport(db, STAFF)
    await until('it has ended', () => hasEnded(db, id))
    await expectWholeImport(db, id)
  })
})

test('an import outlives connections that are cut, and Postgres stopped in the middle', async ({
  skip,
}) => {
  const { db, url, server } = await openOwnServer(skip)
  await slowPosts(db, 'Postgres')
  const proxy = await openProxy(Number(new URL(url).port))
  onTestFinished(() => proxy.close())
  const through = new URL(url)
  through.port = `${proxy.port}`
  const settings = { DATABASE_URL: through.href, AUTH_SECRET: TEST_AUTH_SECRET }
  const worker = await startWorker({ DATA_DIR: testFolder(), ...settings })
  await worker.ready

  const { id } = await startImport(db, STAFF)
  await until('two articles are done', async () => (await done(db, id)) >= 2)
  await failsAgain(worker, () => proxy.cutAll())
  await until('four are done', async () => (await done(db, id)) >= 4)
  await failsAgain(worker, () => server.stop())
  await server.start()
  await until('it has ended', () => hasEnded(db, id))
  await expectWholeImport(db, id)
  expect(worker.child.exitCode).toBe(null)
})

test('an import outlives a SQLite file that is locked for longer than a write waits', async () => {
  const { db, url, env } = await openSqlite()
  await slowPosts(db, 'SQLite')
  const worker = await startWorker(env)
  await worker.ready
  const { id } = await startImport(db, STAFF)
  await until('two articles are done', async () => (await done(db, id)) >= 2)
  const locking = new Sqlite(url, { timeout: 20_000 })
  locking.exec('begin immediate')
  const { outcomes } = await runOf(db, id)
  await failsAgain(worker, () => {})
  expect((await runOf(db, id)).outcomes).toEqual(outcomes)
  locking.exec('rollback')
  locking.close()
  await until('it has ended', () => hasEnded(db, id))
  await expectWholeImport(db, id)
  expect(worker.child.exitCode).toBe(null)
})

async function done(db: Db, id: string): Promise<number> {
  return (await runOf(db, id)).outcomes.length
}

/** Causes a fault, and waits until the job has failed because of it and is retried. */
async function failsAgain(worker: WorkerProcess, fault: () => unknown) {
  const failures = () =>
    worker.output().match(/"queue":"import-articles".*job failed/g)?.length ?? 0
  const before = failures()
  await fault()
  await until('the job has failed', () => failures() > before)
}
