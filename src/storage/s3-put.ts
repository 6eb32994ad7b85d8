import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { minio } from './s3-reason.ts'

interface Upload {
  /** Presigned by the client; allows storing this one object. */
  url: string
  body: Readable
  sizeBytes: number
  contentType: string
}

const CONTINUE_WITHIN_MS = 1000

/**
 * Sends one object as a stream: the client's own `putObject` would hold up to 64 MB of it in
 * memory. The size is announced, so no server takes an interrupted body for a whole object.
 */
export async function sendObject(
  open: (options: RequestOptions) => ClientRequest,
  { url, body, sizeBytes, contentType }: Upload,
): Promise<void> {
  const { protocol, hostname, port, pathname, search } = new URL(url)
  const put = open({
    method: 'PUT',
    protocol,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    path: pathname + search,
    headers: {
      'content-length': sizeBytes,
      'content-type': contentType,
      expect: '100-continue',
    },
  })
  try {
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      put.once('response', resolve)
      put.on('error', reject)
    })
    answered.catch(() => {})
    // A server that refuses gives the reason before a byte is sent; later it may just hang up.
    const refused = await Promise.race([answered, mayContinue(put)])
    if (refused) await readAnswer(refused)
    const sent = send(exactly(body, sizeBytes), put)
    sent.catch(() => {})
    await readAnswer(await Promise.race([answered, sent.then(() => answered)]))
    await sent
  } finally {
    put.destroy()
  }
}

/** Not every server supports `100 Continue`. */
function mayContinue(put: ClientRequest): Promise<undefined> {
  return new Promise((resolve) => {
    put.once('continue', () => resolve(undefined))
    setTimeout(resolve, CONTINUE_WITHIN_MS, undefined).unref()
  })
}

/**
 * Not a pipeline, which fails when the server has answered and hung up before this process hears that
 * the last bytes are gone.
 */
async function send(chunks: AsyncIterable<Uint8Array>, put: ClientRequest): Promise<void> {
  const closed = once(put, 'close').catch(() => {})
  for await (const chunk of chunks) {
    if (put.destroyed) throw new Error('it broke off the connection')
    if (!put.write(chunk)) await Promise.race([once(put, 'drain'), closed])
  }
  put.end()
}

async function* exactly(body: Readable, sizeBytes: number): AsyncGenerator<Uint8Array> {
  let sent = 0
  for await (const chunk of body) {
    sent += chunk.length
    if (sent > sizeBytes) throw new Error(`received more than the announced ${sizeBytes} bytes`)
    yield chunk
  }
  if (sent < sizeBytes) throw new Error(`${sent} of the announced ${sizeBytes} bytes arrived`)
}

async function readAnswer(answer: IncomingMessage) {
  const said = await text(answer)
  // A web server may answer 200 to anything; only a store returns the ETag of what it stored.
  if (answer.statusCode === 200 && answer.headers.etag) return
  const { S3Error } = minio()
  const error = new S3Error(/<Message>([^<]*)/.exec(said)?.[1] ?? '')
  const status = Number(answer.statusCode)
  error.code = /<Code>(\w+)/.exec(said)?.[1] ?? (status >= 500 ? `status ${status}` : undefined)
  throw error
}
