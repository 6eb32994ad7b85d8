import { once } from 'node:events'
import type { ClientRequest, request as httpRequest, IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import { PassThrough, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { S3Settings } from '../settings/config.ts'
import {
  keyForLogs,
  type ObjectStore,
  ObjectStoreError,
  partsOf,
  type StoredObject,
} from './objects.ts'
import {
  hasCode,
  isMissing,
  minio,
  NOT_S3,
  s3Reason,
  type Timeouts,
  transportWithTimeouts,
} from './s3-transport.ts'

/** A browser gives up its upload after 30 s of silence: a failure must be reported before that. */
const FOR_VISITORS: Timeouts = {
  idleMs: 10_000,
  answerMs: 25_000,
  answerSince: 'the request began',
}
/**
 * An operator's command sends whole databases, and nobody's browser waits for it. Of a slow network it sees only how
 * fast the buffers of the system take what it sends: these hold megabytes, and empty with long pauses.
 */
export const FOR_COMMANDS: Timeouts = {
  idleMs: 60_000,
  answerMs: 120_000,
  answerSince: 'the body was sent',
}
const UPLOAD_URL_SECONDS = 60
/** No object has this prefix, so listing it costs the server nothing. */
const NO_FOLDER = 'no-such-folder/'
const OBJECTS_A_PAGE = 1000

/** Objects in a bucket of an S3 server, using only calls that every such server supports. */
export function s3ObjectStore(settings: S3Settings, timeouts = FOR_VISITORS): ObjectStore {
  const { bucket, region } = settings
  const { client, request } = connect(settings, timeouts)

  return {
    async put(key, body, { sizeBytes, contentType }) {
      await withStoreError(`${keyForLogs(key)} could not be stored`, async () => {
        partsOf(key)
        // Before every upload: a bucket can disappear, and a body can be sent only once.
        await ensureBucket()
        const url = await client.presignedPutObject(bucket, key, UPLOAD_URL_SECONDS)
        await sendObject(request, { url, body, sizeBytes, contentType })
      }).finally(() => body.destroy())
    },

    async get(key) {
      const what = `${keyForLogs(key)} could not be read`
      return withStoreError(what, async () => {
        partsOf(key)
        return client.getObject(bucket, key).then((body) => opened(body, what), undefinedIfMissing)
      })
    },

    async move(from, to) {
      return withStoreError(`${keyForLogs(from)} could not be moved`, async () => {
        partsOf(from)
        partsOf(to)
        const copied = from !== to && (await copy(from, to))
        if (!copied) return (await sizeOf(to)) !== undefined
        // The original may be removed only after the copy is verified.
        const [size, arrived] = await Promise.all([sizeOf(from), sizeOf(to)])
        if (arrived === undefined || arrived !== size) throw new Error('the copy is incomplete')
        await client.removeObject(bucket, from)
        return true
      })
    },

    async remove(key) {
      await withStoreError(`${keyForLogs(key)} could not be removed`, async () => {
        partsOf(key)
        await client.removeObject(bucket, key).catch(undefinedIfMissing)
      })
    },

    async *list(folder) {
      let token = ''
      do {
        const page = await withStoreError(`${folder} could not be listed`, async () => {
          partsOf(folder)
          return listPage(`${folder}/`, token, OBJECTS_A_PAGE).catch(undefinedIfMissing)
        })
        for (const { name, size, lastModified } of page?.objects ?? []) {
          if (name && lastModified) {
            yield { key: name, sizeBytes: Number(size), storedAt: new Date(lastModified) }
          }
        }
        token = page?.isTruncated ? page.nextContinuationToken : ''
      } while (token)
    },

    async check() {
      await withStoreError(`The object store at ${settings.endpoint} does not work`, ensureBucket)
    },
  }

  async function ensureBucket() {
    try {
      await listPage(NO_FOLDER, '', 1)
    } catch (error) {
      if (!hasCode(error, 'NoSuchBucket')) throw error
      await client.makeBucket(bucket, region).catch((error) => {
        // Another process created it first.
        if (!hasCode(error, 'BucketAlreadyOwnedByYou', 'OperationAborted')) throw error
      })
    }
  }

  function listPage(prefix: string, token: string, count: number) {
    return client.listObjectsV2Query(bucket, prefix, token, '', count, '')
  }

  async function copy(from: string, to: string): Promise<boolean> {
    const copied = client.copyObject(bucket, to, `/${bucket}/${from}`)
    return (await copied.catch(undefinedIfMissing)) !== undefined
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    return (await client.statObject(bucket, key).catch(undefinedIfMissing))?.size
  }
}

function connect({ endpoint, region, accessKey, secretKey }: S3Settings, timeouts: Timeouts) {
  const { protocol, hostname, port } = new URL(endpoint)
  const useSSL = protocol === 'https:'
  const { agent, request } = transportWithTimeouts(useSSL, timeouts)
  const { Client } = minio()
  const client = new Client({
    endPoint: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    useSSL,
    region,
    accessKey,
    secretKey,
    // Of the overloads of http.request, minio calls only the one with options.
    transport: { request: request as typeof httpRequest },
    transportAgent: agent,
    // Its retries would send a body that has already been consumed.
    retryOptions: { disableRetry: true },
  })
  return { client, request }
}

async function withStoreError<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new ObjectStoreError(what, s3Reason(error))
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

/** The content; a later failure is reported as an error of the store. */
function opened(content: Readable, what: string): StoredObject {
  const { headers, socket } = content as IncomingMessage
  if (!headers.etag) {
    content.destroy()
    throw new Error(NOT_S3)
  }
  const body = new PassThrough()
  content.once('error', (error) => body.destroy(new ObjectStoreError(what, s3Reason(error))))
  body.once('close', () => content.destroy())
  // Until now it was the reader who was slow: the server's time to say something starts again.
  body.on('drain', () => socket.setTimeout(socket.timeout ?? 0))
  content.pipe(body)
  const sizeBytes = Number(headers['content-length'])
  return { body, sizeBytes, contentType: headers['content-type'] ?? 'application/octet-stream' }
}

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
async function sendObject(
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
