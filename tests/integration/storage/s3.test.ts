import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Client } from 'minio'
import { beforeAll, expect, test } from 'vitest'
import type { S3Settings } from '../../../src/settings/config.ts'
import { ObjectStoreError } from '../../../src/storage/objects.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { ownBucket } from '../../servers/s3.ts'
import { NO_OWN_S3, type S3Server } from '../../servers/s3-server.ts'
import { shared } from '../../servers/shared.ts'
import { all } from '../../tools/all-of.ts'
import { until } from '../../tools/until.ts'
import { keepsTheContract } from './contract.ts'

const about = { sizeBytes: 1, contentType: 'application/pdf' }
const oneByte = () => Readable.from([Buffer.from('x')])

describeWith('s3', 'the S3 store', () => {
  let server: S3Server
  let settings: S3Settings
  beforeAll(async () => {
    server = await shared('s3')
    settings = ownBucket(server)
  })
  keepsTheContract(() => s3ObjectStore(settings))

  test('a bucket that goes missing is made again', async () => {
    const settings = ownBucket(server)
    const store = s3ObjectStore(settings)
    await store.check()
    await clientOf(settings).removeBucket(settings.bucket)
    expect(await store.get('a')).toBeUndefined()
    await store.put('a', oneByte(), about)
    expect((await buffer((await store.get('a'))!.body)).toString()).toBe('x')
  })

  test('many processes that find no bucket make one', async () => {
    const settings = ownBucket(server)
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        s3ObjectStore(settings).put(`many/${i}`, oneByte(), about),
      ),
    )
    expect(await all(s3ObjectStore(settings).list('many'))).toHaveLength(10)
  })

  test('a folder of more than one page is listed whole', async () => {
    const store = s3ObjectStore(ownBucket(server))
    const keys = Array.from({ length: 1005 }, (_, i) => `pages/${i}`)
    for (let at = 0; at < keys.length; at += 50) {
      await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, oneByte(), about)))
    }
    const listed = (await all(store.list('pages'))).map(({ key }) => key)
    expect(listed.sort()).toEqual(keys.sort())
  })

  test.each<[string, Partial<S3Settings>, RegExp]>([
    ['an access key that nobody has', { accessKey: 'nobody' }, /does not know the S3_ACCESS_KEY/],
    ['a wrong secret key', { secretKey: 'letmein' }, /refuses the S3_SECRET_KEY/],
    [
      'a region that the server is not in',
      { region: 'eu-nowhere-1' },
      /not in the region S3_REGION/,
    ],
  ])('%s is reported, and never shown', async (_, wrong, reason) => {
    const store = s3ObjectStore({ ...ownBucket(server), ...wrong })
    await expect(store.check()).rejects.toThrow(reason)
    const failure = await store.put('a', oneByte(), about).catch((error) => error)
    expect(failure).toBeInstanceOf(ObjectStoreError)
    expect(failure.reason).toMatch(reason)
    expect(JSON.stringify(failure) + failure.stack).not.toContain(wrong.secretKey ?? 'secret')
  })

  test('a bucket of another account is reported', async ({ skip }) => {
    const { otherAccount = skip(NO_OWN_S3) } = server
    const settings = ownBucket(server)
    await s3ObjectStore(settings).put('kept', oneByte(), about)
    const store = s3ObjectStore({ ...settings, ...otherAccount })
    const reason = /not allow this account to use the bucket/
    await expect(store.check()).rejects.toThrow(reason)
    await expect(store.put('a', oneByte(), about)).rejects.toThrow(reason)
    await expect(store.get('kept')).rejects.toThrow(reason)
    await expect(store.remove('kept')).rejects.toThrow(reason)
    await expect(store.move('kept', 'b')).rejects.toThrow(reason)
    await expect(all(store.list('kept'))).rejects.toThrow(reason)
  })

  test('a full store is reported, and works again after cleanup', async ({ skip }) => {
    const { small = skip(NO_OWN_S3) } = server
    const store = s3ObjectStore({ ...ownBucket(server), ...small })
    const half = () => Readable.from([Buffer.alloc(600_000)])
    const size = { sizeBytes: 600_000, contentType: 'a/b' }
    await store.put('first', half(), size)
    // One that is slow to refuse may have hung up before its reason is read.
    await until('a refusal has its reason', async () => {
      const refusal = await store.put('second', half(), size).then(
        () => 'stored',
        (error: Error) => error.message,
      )
      expect(refusal).toMatch(/out of space|it closed/)
      return refusal.includes('out of space')
    })
    expect(await store.get('second')).toBeUndefined()
    await store.remove('first')
    await until('there is room', () =>
      store.put('second', half(), size).then(
        () => true,
        () => false,
      ),
    )
  })
})

function clientOf({ endpoint, region, accessKey, secretKey }: S3Settings): Client {
  const { hostname, port } = new URL(endpoint)
  const useSSL = endpoint.startsWith('https:')
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL,
    region,
    accessKey,
    secretKey,
  })
}
