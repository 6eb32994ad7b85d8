import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { onBothDatabases, openPostgres, openSqlite } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { startWorker } from '../sites/worker-process.ts'
import { recordFault } from '../tools/record-fault.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { openScannedFiles, unanswered } from './scanned-files.ts'

const KILLS = soaking ? 30 : 1
const FILES = soaking ? 300 : 30
/** A visitor may upload 300 in an hour. */
const FILES_OF_TWO_WORKERS = soaking ? 290 : 30
const TEST_LIMIT_MS = soaking ? 1_500_000 : 300_000
/** How many files one worker scans concurrently. */
const LANES = 3

describeWith('clamd', 'scans of a worker that is killed', () => {
  if (soaking) onBothDatabases('again and again', areAllDone)
  // On Postgres the jobs of a dead worker come back as in `worker-crash.test.ts`.
  else areAllDone(openSqlite, 'SQLite')
})

function areAllDone(open: typeof openSqlite, database: string) {
  test('are all done by the next one', { timeout: TEST_LIMIT_MS }, async () => {
    const files = await openScannedFiles(await open())
    const { db, env, clamd, proxy } = files
    const begun = Date.now()
    const uploaded = await files.uploadMany(FILES)
    for (let kill = 0; kill < KILLS; kill++) {
      if (!soaking) clamd.freeze()
      const worker = await startWorker(env)
      await worker.ready
      if (soaking) await sleep(20 + kill * 40)
      else await until('it has files scanned', () => proxy.open() > 0)
      worker.child.kill('SIGKILL')
      await worker.exited
      clamd.thaw()
      console.log(`killed with ${await unanswered(db)} of ${FILES} unanswered`)
    }
    await startWorker(env)
    await until('every scan is answered', async () => (await unanswered(db)) === 0, TEST_LIMIT_MS)
    const fault = `scans whose worker is killed with -9, ${KILLS} times`
    const scans = await files.outcome(uploaded)
    recordFault({ fault, database, ...scans, longestMs: Date.now() - begun })
    await files.check(uploaded)
  })
}

describeWith(['clamd', 'postgres'], 'two workers', () => {
  test('scan many files, and each is recorded once', async () => {
    const files = await openScannedFiles(await openPostgres())
    const { db, env, clamd } = files
    clamd.freeze()
    const workers = [await startWorker(env), await startWorker(env)]
    const begun = Date.now()
    const uploaded = await files.uploadMany(FILES_OF_TWO_WORKERS)
    await until('both have something to scan', async () => (await active(db)) > LANES)
    clamd.thaw()
    await until('every scan is answered', async () => (await unanswered(db)) === 0)
    await files.check(uploaded)
    const scans = workers.map(({ output }) => output().match(/a file was scanned/g)?.length ?? 0)
    expect(scans.reduce((sum, count) => sum + count)).toBe(uploaded.length)
    expect(Math.min(...scans)).toBeGreaterThan(0)
    recordFault({
      fault: 'scans of two workers at once, after the scanner was frozen',
      database: 'Postgres',
      ...(await files.outcome(uploaded)),
      doubled: scans.reduce((sum, count) => sum + count) - uploaded.length,
      longestMs: Date.now() - begun,
    })
  })
})

async function active(db: Db): Promise<number> {
  const jobs = sql`select id from pgboss.job where name = 'scan-attachment' and state = 'active'`
  // The first worker makes the table.
  return jobs.execute(db).then(
    ({ rows }) => rows.length,
    () => 0,
  )
}
