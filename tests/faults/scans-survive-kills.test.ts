import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'
import { onBothDatabases, openSqlite } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { startWorker } from '../sites/worker-process.ts'
import { recordFault } from '../tools/record-fault.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { openScannedFiles, unanswered } from './scanned-files.ts'

const KILLS = soaking ? 30 : 1
const FILES = soaking ? 300 : 30
/** A visitor may upload 300 in an hour. */
const TEST_LIMIT_MS = soaking ? 1_500_000 : 300_000

describeWith('clamd', 'scans of a worker that is killed', () => {
  if (soaking) onBothDatabases('again and again', areAllDone)
  // On Postgres the jobs of a dead worker come back as in `integration/worker/crash.test.ts`.
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
