import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { quarantineKey } from '../../db/leads/attachments.ts'
import type { Db } from '../../db/open.ts'
import { attachmentApi } from '../../src/attachments/api.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { spoolFolder } from '../../src/storage/spool.ts'
import { scanAttachment } from '../../worker/jobs/scan-attachment.ts'
import type { Scanner } from '../../worker/scanner/clamd.ts'

/** Uploads and scans in this process, on a database and a store of the test's own. */
export function openScanSetup(
  { db, dataDir }: { db: Db; dataDir: string },
  store: ObjectStore,
  scanner: Scanner | undefined,
) {
  const log = pino({ enabled: false })
  const context = { db, store, scanner, log }
  const receive = attachmentApi({
    db,
    store,
    quarantine: true,
    spoolFolder: spoolFolder({ dataDir }),
    report: (error) => {
      throw error
    },
  })
  const rowOf = (id: string) =>
    db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    db,
    context,
    rowOf,
    /** As the form's page does it. */
    async upload(name: string, bytes: Uint8Array): Promise<string> {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(bytes)]), name)
      const request = new Request('http://site.example/api/attachments', { method: 'POST', body })
      const response = await receive(request)
      const answer = await response.json()
      if (response.status !== 201) throw new Error(answer.error)
      return answer.id
    },
    scan: (attachmentId: string, signal = new AbortController().signal) =>
      scanAttachment(context, { attachmentId }, signal),
    /** What the store holds of a file, by where it lies: SHA-256 in hex. */
    async objectsOf(id: string) {
      const { object_key } = await rowOf(id)
      const [quarantined, released] = await Promise.all(
        [quarantineKey(id), object_key].map(async (key) => {
          const object = await store.get(key)
          return object && sha256(await buffer(object.body))
        }),
      )
      return { quarantined, released }
    },
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
