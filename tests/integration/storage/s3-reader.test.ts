import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ObjectStore, StoredObject } from '../../../src/storage/objects.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import { PATIENT } from './operations.ts'

const SIZE_BYTES = 3_000_000
const IDLE_MS = 500

test('a download that nobody reads for longer than an answer may take goes on', async () => {
  const store = await openStore(PATIENT)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const object = await store.get('survey')
  vi.advanceTimersByTime(2 * PATIENT.answerMs)
  expect(await buffer(object!.body)).toHaveLength(SIZE_BYTES)
})

test('whenever its reader comes back, a download goes on', async () => {
  const store = await openStore({ ...PATIENT, idleMs: IDLE_MS })
  // Most of all when the time that the server may be silent would have been up in that moment.
  const sizes = Array.from({ length: 40 }, async (_, n) => {
    const object = await opened(store)
    await wait(2 * IDLE_MS - 10 + n / 2)
    return (await buffer(object.body)).length
  })
  expect(new Set(await Promise.all(sizes))).toEqual(new Set([SIZE_BYTES]))
})

/** On a server in this process: when the machine halts, both do. */
async function openStore(patience: typeof PATIENT): Promise<ObjectStore> {
  const content = Buffer.alloc(SIZE_BYTES)
  const server = createServer((_, answer) => {
    answer.writeHead(200, { etag: '"1"', 'content-length': SIZE_BYTES }).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = { region: 'us-east-1', accessKey: 'key', secretKey: 'secret' }
  return s3ObjectStore({ endpoint, bucket: 'files', ...account }, patience)
}

/** On a busy machine the answer itself can be late; what is read of it is another matter. */
async function opened(store: ObjectStore): Promise<StoredObject> {
  for (;;) {
    const object = await store.get('survey').catch(() => undefined)
    if (object) return object
  }
}
