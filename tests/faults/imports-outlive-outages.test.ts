import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { startImport } from '../../db/writing/imports.ts'
import { runOf, STAFF } from '../samples/imports.ts'
import { slowPosts } from '../samples/post-triggers.ts'
import { openOwnServer, openSqlite, testFolder } from '../servers/databases.ts'
import { openProxy } from '../servers/tcp-proxy.ts'
import { freeJobs } from '../sites/free-jobs.ts'
import { startWorker, type WorkerProcess } from '../sites/worker-process.ts'
import { TEST_AUTH_SECRET } from '../tools/auth-secret.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { expectWholeImport, hasEnded } from './whole-import.ts'

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

  const begun = Date.now()
  const { id } = await startImport(db, STAFF)
  await until('two articles are done', async () => (await done(db, id)) >= 2)
  await failsAgain(worker, () => proxy.cutAll())
  await until('four are done', async () => (await done(db, id)) >= 4)
  await failsAgain(worker, () => server.stop())
  await server.start()
  // The long campaign waits until the queue gives the job back by itself.
  if (!soaking) await freeJobs(db)
  await until('it has ended', () => hasEnded(db, id))
  const fault = 'import: connections cut, then Postgres stopped'
  await expectWholeImport(db, id, { fault, database: 'Postgres', begun })
  expect(worker.child.exitCode).toBe(null)
})

test('an import outlives a SQLite file that is locked for longer than a write waits', async () => {
  const { db, id, worker, begun, unlock } = await lockInTheMiddle()
  const { outcomes } = await runOf(db, id)
  await failsAgain(worker, () => {})
  expect((await runOf(db, id)).outcomes).toEqual(outcomes)
  unlock()
  await until('it has ended', () => hasEnded(db, id))
  const fault = 'import: the database file locked'
  await expectWholeImport(db, id, { fault, database: 'SQLite', begun })
  expect(worker.child.exitCode).toBe(null)
})

/** An import that has begun, on a file that is locked now: another one, when it was too fast. */
async function lockInTheMiddle() {
  for (;;) {
    const { db, url, env } = await openSqlite()
    await slowPosts(db, 'SQLite')
    const worker = await startWorker(env)
    await worker.ready
    const begun = Date.now()
    const { id } = await startImport(db, STAFF)
    await until('two articles are done', async () => (await done(db, id)) >= 2)
    const unlock = lockAtOnce(url)
    if (!(await hasEnded(db, id))) return { db, id, worker, begun, unlock }
    unlock()
    worker.child.kill('SIGKILL')
  }
}

/** Between two articles the file is free for less than a moment, in which a wait would sleep. */
function lockAtOnce(url: string): () => void {
  const holder = new Sqlite(url, { timeout: 0 })
  for (;;) {
    try {
      holder.exec('begin immediate')
      return () => void holder.close()
    } catch (error) {
      if (!(error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY')) throw error
    }
  }
}

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
