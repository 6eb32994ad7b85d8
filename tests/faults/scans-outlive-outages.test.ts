import { expect, test } from 'vitest'
import { onBothDatabases, openSqlite } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { startWorker } from '../sites/worker-process.ts'
import { recordFault } from '../tools/record-fault.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { openScannedFiles, unanswered } from './scanned-files.ts'

const FILES = 8
/** The documented limit is 90 s. */
const ANSWERED_WITHIN_MS = 75_000
/** A silent scanner is given 70 s, and the next try comes after 15 s at most. */
const LIMIT_MS = 200_000

type Way = Awaited<ReturnType<typeof openScannedFiles>>

/** Breaks the scanner or the connection to it, and returns how to repair it. */
const faults: [string, (way: Way) => Promise<() => unknown>][] = [
  [
    'that find the scanner switched off',
    async ({ clamd }) => {
      await clamd.stop()
      return () => clamd.start()
    },
  ],
  [
    'whose scanner is restarted in mid-stream',
    async ({ clamd, proxy }) => {
      proxy.set({ swallowUpAfter: 100 })
      return async () => {
        await clamd.stop()
        proxy.cutAll()
        proxy.set({})
        await clamd.start()
      }
    },
  ],
  [
    'whose scanner is frozen, and later killed',
    async ({ clamd }) => {
      clamd.freeze()
      return async () => {
        await clamd.stop()
        await clamd.start()
      }
    },
  ],
  [
    'whose answers are lost on the way',
    async ({ proxy }) => {
      proxy.set({ swallowDownAfter: 0 })
      return () => {
        proxy.set({})
        // The long campaign waits until the worker gives the silent scanner up by itself.
        if (!soaking) proxy.cutAll()
      }
    },
  ],
]

describeWith('clamd', 'scans', () => {
  if (soaking) onBothDatabases('that are many', areAnswered)
  // The queue is another one on Postgres; what it does with a job that fails is the same.
  else areAnswered(openSqlite, 'SQLite')
})

function areAnswered(open: typeof openSqlite, database: string) {
  test.each(faults)('%s are all answered after its return', async (what, breakIt) => {
    const files = await openScannedFiles(await open())
    const { db, env, proxy } = files
    const mend = await breakIt(files)
    const worker = await startWorker(env)
    await worker.ready
    const begun = Date.now()
    const uploaded = await files.uploadMany(FILES)
    await until('the worker has tried', () => {
      return proxy.open() > 0 || worker.output().includes('job failed')
    })
    expect(await unanswered(db)).toBe(FILES)
    await mend()
    const mendedAt = Date.now()
    await until('every scan is answered', async () => (await unanswered(db)) === 0, LIMIT_MS)
    const scans = await files.outcome(uploaded)
    recordFault({ fault: `scans ${what}`, database, ...scans, longestMs: Date.now() - begun })
    if (soaking) {
      const tookMs = Date.now() - mendedAt
      console.log(`${FILES} scans answered ${tookMs} ms after the scanner came back`)
      expect(tookMs).toBeLessThan(ANSWERED_WITHIN_MS)
    }
    await files.check(uploaded)
  })
}
