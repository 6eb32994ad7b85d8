import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { attachmentStates } from '../../../src/attachments/api.ts'
import { openParts } from '../../../src/attachments/resumable-uploads/accept.ts'
import {
  beginPart,
  finishPart,
  servePart,
} from '../../../src/attachments/resumable-uploads/routes.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { partsFolder } from '../../../src/storage/parts-folder.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import { clamd } from '../../../worker/scanner/clamd.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openScanSetup, sha256 } from '../../samples/scan-setup.ts'
import { EICAR, startClamd } from '../../servers/clamd.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { findS3, ownBucket } from '../../servers/s3.ts'

const SITE = 'http://site.example'
const { bytes } = acceptedFiles.jpg!

describeWith('clamd', 'with a real scanner', () => {
  onBothDatabases('a file that came in parts', (open, kind) => {
    let s3: Awaited<ReturnType<typeof findS3>> | undefined
    // The S3 store beside Postgres, as in production; files beside SQLite.
    beforeAll(async () => {
      if (kind === 'Postgres') s3 = await findS3()
    })

    test('is being checked until the scanner has said what it is', async () => {
      const database = await open()
      const store = s3 ? s3ObjectStore(ownBucket(s3)) : openObjectStore(database)
      const { url } = await startClamd()
      const { scan, objectsOf } = openScanSetup(database, store, clamd(url))
      const send = senderOf(database, store)
      const clean = await send('bow.jpg', bytes)
      const infected = await send('stern.jpg', Buffer.concat([bytes, EICAR]))
      const ask = async (...ids: string[]) => {
        const body = JSON.stringify({ ids })
        const request = new Request(`${SITE}/api/attachments/states`, { method: 'POST', body })
        return (await attachmentStates(database.db, request)).json()
      }
      expect(await ask(clean, infected, randomUUID())).toEqual({
        [clean]: 'being checked',
        [infected]: 'being checked',
      })
      expect(await objectsOf(clean)).toEqual({ quarantined: sha256(bytes), released: undefined })
      for (const id of [clean, infected]) await scan(id)
      expect(await ask(clean, infected)).toEqual({ [clean]: 'clean', [infected]: 'infected' })
      expect(await objectsOf(infected)).toEqual({ quarantined: undefined, released: undefined })
      // A file of a lead is nobody's business any more.
      await acceptLead(database.db, { attachmentIds: [clean] })
      expect(await ask(clean)).toEqual({})
    })
  })
})

test.each(['', '{', '{"ids":"x"}', '{"ids":["not-an-id"]}', `{"ids":${JSON.stringify(ids(11))}}`])(
  'the question %j is refused',
  async (body) => {
    const request = new Request(`${SITE}/api/attachments/states`, { method: 'POST', body })
    const db = openDatabase(':memory:')
    expect((await attachmentStates(db, request)).status).toBe(400)
    await db.destroy()
  },
)

function ids(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID())
}

/** Sends a file in two parts; resolves to its id. */
function senderOf({ db, dataDir }: TestDatabase, store: ReturnType<typeof openObjectStore>) {
  const parts = openParts({
    db,
    store,
    quarantine: true,
    partsFolder: partsFolder({ dataDir }),
    report: (error) => {
      throw error
    },
  })
  return async (name: string, file: Buffer): Promise<string> => {
    const begun = await beginPart(
      parts,
      new Request(`${SITE}/api/uploads`, {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': `${file.length}`,
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
        },
      }),
    )
    const path = begun.headers.get('location') as string
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] as string
    const half = Math.floor(file.length / 2)
    for (const [from, to] of [
      [0, half],
      [half, file.length],
    ] as const) {
      const answer = await servePart(
        parts,
        new Request(SITE + path, {
          method: 'PATCH',
          headers: {
            cookie,
            'tus-resumable': '1.0.0',
            'upload-offset': `${from}`,
            'content-type': 'application/offset+octet-stream',
          },
          body: new Uint8Array(file.subarray(from, to)),
        }),
      )
      expect(answer.status).toBe(204)
    }
    const request = new Request(`${SITE}${path}/attachment`, {
      method: 'POST',
      headers: { cookie },
    })
    const answer = await finishPart(parts, path.split('/').at(-1) as string, request)
    const body = await answer.json()
    expect(body.checking).toBe(true)
    return body.id
  }
}
