import { PassThrough } from 'node:stream'
import { Client } from 'minio'
import { partsOf } from './keys.ts'
import { type ObjectStore, ObjectStoreError, type StoredObject } from './objects.ts'
import { sendObject } from './s3-put.ts'
import { isMissingBucket, isMissingObject, s3Reason } from './s3-reason.ts'
import { type Patience, patientTransport } from './s3-transport.ts'

export interface S3Settings {
  /** `http(s)://host:port` */
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  bucket: string
}

/** A browser gives its upload up after 30 s of silence: the store's failure must be told before. */
const PATIENCE: Patience = { idleMs: 10_000, answerMs: 25_000 }
const UPLOAD_URL_SECONDS = 60
/** No object has a key like this: asking for it costs the server nothing. */
const NOTHING = 'no-such-folder/'
const PAGE = 1000

/** Objects in a bucket of an S3 server, through calls that every such server has. */
export function s3ObjectStore(settings: S3Settings, patience = PATIENCE): ObjectStore {
  const { bucket, region } = settings
  const { client, request, agent } = connect(settings, patience)

  return {
    async put(key, body, { sizeBytes, contentType }) {
      return doing(`${key} could not be stored`, async () => {
        partsOf(key)
        await ensureBucket()
        const url = await client.presignedPutObject(bucket, key, UPLOAD_URL_SECONDS)
        await sendObject(request, agent, { url, body, sizeBytes, contentType })
      }).finally(() => body.destroy())
    },

    async get(key) {
      const what = `${key} could not be read`
      return doing(what, async () => {
        partsOf(key)
        return orMissing(open(key, what))
      })
    },

    async move(from, to) {
      return doing(`${from} could not be moved to ${to}`, async () => {
        partsOf(from)
        partsOf(to)
        if (from === to) return (await sizeOf(to)) !== undefined
        const size = await sizeOf(from)
        if (size === undefined) return (await sizeOf(to)) !== undefined
        await client.copyObject(bucket, to, `/${bucket}/${from}`)
        // Only what has been seen to arrive may be removed where it was.
        if ((await sizeOf(to)) !== size) throw new Error('the copy is not what was copied')
        await client.removeObject(bucket, from)
        return true
      })
    },

    async remove(key) {
      return doing(`${key} could not be removed`, async () => {
        partsOf(key)
        await orMissing(client.removeObject(bucket, key))
      })
    },

    async *list(folder) {
      let next = ''
      do {
        const page = await doing(`${folder} could not be listed`, async () => {
          partsOf(folder)
          return orMissing(client.listObjectsV2Query(bucket, `${folder}/`, next, '', PAGE, ''))
        })
        for (const { name, size, lastModified } of page?.objects ?? []) {
          if (name) yield { key: name, sizeBytes: Number(size), storedAt: lastModified }
        }
        next = page?.isTruncated ? page.nextContinuationToken : ''
      } while (next)
    },

    async check() {
      return doing(`The object store at ${settings.endpoint} does not work`, ensureBucket)
    },
  }

  /** Before every upload: a bucket can go missing, and a body can be sent only once. */
  async function ensureBucket() {
    try {
      await client.listObjectsV2Query(bucket, NOTHING, '', '', 1, '')
    } catch (error) {
      if (isMissingBucket(error)) await makeBucket()
      // An account may have the right to store and none to list.
      else if ((error as { code?: string }).code !== 'AccessDenied') throw error
    }
  }
}
