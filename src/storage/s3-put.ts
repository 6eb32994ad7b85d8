import type { IncomingMessage, request } from 'node:http'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { S3Error } from 'minio'

interface Upload {
  /** Signed by the client: whoever has it may store this one object. */
  url: string
  body: Readable
  sizeBytes: number
  contentType: string
}

/**
 * Sends one object as a stream. The client's own `putObject` holds up to 64 MB of it in memory.
 * The size is announced, so a server never takes a body that breaks off for a whole object.
 */
export async function sendObject(open: typeof request, agent: object, upload: Upload) {
  const { url, body, sizeBytes, contentType } = upload
  const put = open(url, {
    method: 'PUT',
    agent: agent as never,
    headers: { 'content-length': sizeBytes, 'content-type': contentType },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    put.once('response', resolve)
    put.once('error', reject)
  })
  answered.catch(() => {})
  const sent = pipeline(exactly(body, sizeBytes), put).catch(async (error) => {
    // A server that refuses may close before it has read everything: its answer says why.
    const early = await Promise.race([answered.catch(() => undefined), Promise.resolve(undefined)])
    if (!early) throw error
  })
  await sent
  await readAnswer(await answered)
}

async function* exactly(body: Readable, sizeBytes: number): AsyncGenerator<Uint8Array> {
  let sent = 0
  for await (const chunk of body) {
    sent += chunk.length
    if (sent > sizeBytes) throw new Error(`more than the announced ${sizeBytes} bytes came`)
    yield chunk
  }
  if (sent < sizeBytes) throw new Error(`${sent} of the announced ${sizeBytes} bytes came`)
}

async function readAnswer(answer: IncomingMessage) {
  const said = await text(answer)
  // A web server may say 200 to anything; only a store names what it has stored.
  if (answer.statusCode === 200 && answer.headers.etag) return
  const error = new S3Error(/<Message>([^<]*)/.exec(said)?.[1] ?? '')
  const code = /<Code>(\w+)/.exec(said)?.[1]
  error.code = code ?? (Number(answer.statusCode) >= 500 ? `status ${answer.statusCode}` : undefined)
  throw error
}
