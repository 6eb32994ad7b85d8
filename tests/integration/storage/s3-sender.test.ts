import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import { about, PATIENT } from './operations.ts'

const BYTES = Buffer.from('hull survey')
/** By then the other end has heard of it too. */
const HEARD_AFTER_MS = 100
const BUCKET = '<ListBucketResult><Name>files</Name></ListBucketResult>'

test('an upload that the server has, and has answered, before its end is read is stored', async () => {
  const server = await startServer()
  async function* slowToEnd() {
    yield BYTES
    await server.hungUp
  }
  await server.store.put('survey', Readable.from(slowToEnd()), about(BYTES.length))
  expect(await server.stored).toBe(`${BYTES}`)
})

/** Answers an upload as soon as it has what was announced, and hangs up. */
async function startServer() {
  const stored = Promise.withResolvers<string>()
  const hungUp = Promise.withResolvers<void>()
  const server = createServer(async (request, answer) => {
    if (request.method !== 'PUT') return answer.end(BUCKET)
    stored.resolve(await text(request))
    answer.writeHead(200, { etag: '"1"', connection: 'close' }).end()
    request.socket.once('close', () => setTimeout(hungUp.resolve, HEARD_AFTER_MS))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = { region: 'us-east-1', accessKey: 'key', secretKey: 'secret' }
  const store = s3ObjectStore({ endpoint, bucket: 'files', ...account }, PATIENT)
  return { store, stored: stored.promise, hungUp: hungUp.promise }
}
