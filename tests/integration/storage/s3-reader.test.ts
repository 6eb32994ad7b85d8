import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import { PATIENT } from './operations.ts'

const SIZE_BYTES = 3_000_000
test('a download that nobody reads for longer than an answer may take goes on', async () => {
  const store = await openStore(PATIENT)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const object = await store.get('survey')
  vi.advanceTimersByTime(2 * PATIENT.answerMs)
  expect(await buffer(object!.body)).toHaveLength(SIZE_BYTES)
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
