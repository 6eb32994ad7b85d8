import type { request as httpRequest, IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import type { S3Settings } from '../settings/config.ts'
import { keyForLogs, partsOf } from './keys.ts'
import { type ObjectStore, ObjectStoreError, type StoredObject } from './objects.ts'
import { sendObject } from './s3-put.ts'
import { hasCode, isMissing, minio, NOT_S3, s3Reason } from './s3-reason.ts'
import { type Timeouts, transportWithTimeouts } from './s3-transport.ts'

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
