import { expect, onTestFinished, test } from 'vitest'
import type { Site } from '../../db/open.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { type Clamd, startClamd } from '../clamd.ts'
import { onBothDatabases, openPostgres } from '../databases.ts'
import { infectedFiles } from '../files/infected.ts'
import { acceptedFiles } from '../files.ts'
import { openLaboratory, sha256 } from '../laboratory.ts'
import { describeWith } from '../shared/describe-with.ts'
import { openProxy } from '../tcp-proxy.ts'
import { until } from '../until.ts'
import { startWorker } from '../worker-process.ts'

const infected = infectedFiles()['docx-part.docx']!
const clean = acceptedFiles.pdf!.bytes
const soak = process.env.SOAK === '1'
const FILES = 12
const FILES_OF_TWO_WORKERS = soak ? 500 : 100
const KILLS = soak ? 30 : 6
const ANSWERED_WITHIN_MS = 75_000
const SLOW = { timeout: 240_000 }

type Uploaded = { id: string; infected: boolean }

describeWith('clamd', 'with a real scanner', () => {
  onBothDatabases('scans', (open, kind) => {
    test.each<[string, (site: { clamd: Clamd; proxy: Proxy }) => Promise<() => Promise<void>>]>([
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
          return async () => proxy.set({})
        },
      ],
    ])('%s are all answered after its return', SLOW, async (_, breakIt) => {
      const { env, upload, clamd, proxy, check, db } = await openSite()
      const mend = await breakIt({ clamd, proxy })
      const worker = await startWorker(env)
      await worker.ready
      const files = await uploadMany(upload, FILES)
      await new Promise((resolve) => setTimeout(resolve, 3000))
      expect(await unanswered(db)).toBe(FILES)
      await mend()
      const mendedAt = Date.now()
      await until('every scan is answered', async () => (await unanswered(db)) === 0, 120_000)
      const tookMs = Date.now() - mendedAt
      console.log(`${kind}: ${FILES} scans answered ${tookMs} ms after the scanner came back`)
      expect(tookMs).toBeLessThan(ANSWERED_WITHIN_MS)
      await check(files)
    })

    test('of a worker that is killed again and again are all done', SLOW, async () => {
      const { env, upload, check, db } = await openSite()
      const files = await uploadMany(upload, kind === 'SQLite' ? 60 : 20)
      // On Postgres a dead worker's jobs come back after a minute.
      for (let kill = 0; kill < (kind === 'SQLite' || soak ? KILLS : 1); kill++) {
        const worker = await startWorker(env)
        await worker.ready
        await new Promise((resolve) => setTimeout(resolve, 20 + kill * 40))
        worker.child.kill('SIGKILL')
        await worker.exited
        console.log(`${kind}: killed with ${await unanswered(db)} of ${files.length} unanswered`)
      }
      await startWorker(env)
      await until('every scan is answered', async () => (await unanswered(db)) === 0, 150_000)
      await check(files)
    })

    async function openSite() {
      const site = await openFiles(await open())
      const proxy = await openProxy(site.clamd.port)
      onTestFinished(proxy.close)
      const env = { ...site.env, CLAMD_URL: `tcp://127.0.0.1:${proxy.port}` }
      return { ...site, proxy, env }
    }
  })

  test('two workers scan many files, and each is recorded once', SLOW, async ({ skip }) => {
    const database = await openPostgres().catch(() => skip('there is no Postgres'))
    const { env, upload, clamd, db, check } = await openFiles(database)
    const settings = { ...env, CLAMD_URL: clamd.url }
    const files = await uploadMany(upload, FILES_OF_TWO_WORKERS)
    const startedAt = Date.now()
    const workers = [await startWorker(settings), await startWorker(settings)]
    await until('every scan is answered', async () => (await unanswered(db)) === 0, 120_000)
    console.log(`${files.length} files by two workers in ${Date.now() - startedAt} ms`)
    await check(files)
    const scans = workers.map(
      ({ output }) => output().match(/"a file was scanned"|a file was scanned/g)?.length ?? 0,
    )
    expect(scans.reduce((sum, count) => sum + count)).toBe(files.length)
    expect(Math.min(...scans)).toBeGreaterThan(0)
  })
})

type Proxy = Awaited<ReturnType<typeof openProxy>>

async function openFiles(database: Awaited<ReturnType<typeof openPostgres>>) {
  const clamd = await startClamd()
  const { db, upload, rowOf, objectsOf } = openLaboratory(
    database,
    openObjectStore(database),
    undefined,
  )
  /** Each file is where its verdict wants it. */
  async function check(files: Uploaded[]) {
    for (const { id, infected } of files) {
      const row = await rowOf(id)
      expect(row.verdict).toBe(infected ? 'infected' : 'clean')
      const released = infected ? undefined : sha256(clean)
      expect(await objectsOf(id)).toEqual({ quarantined: undefined, released })
    }
    const open = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
    expect(open.length).toBe(0)
  }
  return { db, env: database.env, clamd, upload, check }
}

async function uploadMany(
  upload: (name: string, bytes: Buffer) => Promise<string>,
  count: number,
): Promise<Uploaded[]> {
  const files: Uploaded[] = []
  for (let number = 0; number < count; number++) {
    const bad = number % 3 === 0
    const id = await (bad ? upload('bill.docx', infected) : upload('hull.pdf', clean))
    files.push({ id, infected: bad })
  }
  return files
}

/** Scans whose jobs are not closed. */
async function unanswered(db: Site): Promise<number> {
  const open = await db
    .selectFrom('outbox')
    .select('id')
    .where('queue', '=', 'scan-attachment')
    .where('done_at', 'is', null)
    .execute()
  return open.length
}
