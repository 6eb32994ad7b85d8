import { expect, onTestFinished } from 'vitest'
import type { Db } from '../../db/open.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { infectedFiles } from '../samples/files/infected.ts'
import { acceptedFiles } from '../samples/files.ts'
import { openScanSetup, sha256 } from '../samples/scan-setup.ts'
import { startClamd } from '../servers/clamd.ts'
import type { TestDatabase } from '../servers/databases.ts'
import { openProxy } from '../servers/tcp-proxy.ts'

const infected = infectedFiles()['docx-part.docx']!
const clean = acceptedFiles.pdf!.bytes

type Uploaded = { id: string; infected: boolean }

/** A site's files, its scanner, and the way to it, which can be broken. */
export async function openScannedFiles(database: TestDatabase) {
  const clamd = await startClamd()
  const proxy = await openProxy(clamd.port)
  onTestFinished(proxy.close)
  const env = { ...database.env, CLAMD_URL: `tcp://127.0.0.1:${proxy.port}` }
  const store = openObjectStore(database)
  const { db, upload, rowOf, objectsOf } = openScanSetup(database, store, undefined)
  return {
    db,
    env,
    clamd,
    proxy,
    /** Uploads so many files, of which every third is infected. */
    async uploadMany(count: number): Promise<Uploaded[]> {
      const files: Uploaded[] = []
      for (let number = 0; number < count; number++) {
        const bad = number % 3 === 0
        const id = await (bad ? upload('bill.docx', infected) : upload('hull.pdf', clean))
        files.push({ id, infected: bad })
      }
      return files
    },
    /** What became of the scans: lost is a file without its right verdict, doubled one with two rows. */
    async outcome(files: Uploaded[]) {
      const rows = await db.selectFrom('attachments').select(['id', 'verdict']).execute()
      const right = files.filter(({ id, infected }) =>
        rows.some((row) => row.id === id && row.verdict === (infected ? 'infected' : 'clean')),
      )
      return {
        tries: files.length,
        acknowledged: files.length,
        lost: files.length - right.length,
        doubled: rows.length - files.length,
      }
    },
    /** Each file is where its verdict requires, and no scan job is open. */
    async check(files: Uploaded[]) {
      for (const { id, infected } of files) {
        const row = await rowOf(id)
        expect(row.verdict).toBe(infected ? 'infected' : 'clean')
        const released = infected ? undefined : sha256(clean)
        expect(await objectsOf(id)).toEqual({ quarantined: undefined, released })
      }
      const open = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
      expect(open.length).toBe(0)
    },
  }
}

/** How many scans have jobs that are not closed. */
export async function unanswered(db: Db): Promise<number> {
  const open = await db
    .selectFrom('outbox')
    .select('id')
    .where('queue', '=', 'scan-attachment')
    .where('done_at', 'is', null)
    .execute()
  return open.length
}
