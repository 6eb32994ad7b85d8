import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { S3Settings } from '../../src/settings/config.ts'
import { type ObjectStore, ObjectStoreError } from '../../src/storage/objects.ts'
import { s3ObjectStore } from '../../src/storage/s3.ts'
import { findS3, ownBucket } from '../s3.ts'
import { type Fault, openProxy, type Proxy } from '../tcp-proxy.ts'
import { startOddServer } from './odd-server.ts'
import { all } from './storage-contract.ts'

const server = await findS3()
const PATIENCE = { idleMs: 500, answerMs: 1200 }
const MARGIN_MS = 1500
const SIZE = 3_000_000
const about = { sizeBytes: SIZE, contentType: 'application/pdf' }
const body = () => Readable.from(Array.from({ length: 60 }, () => Buffer.alloc(SIZE / 60)))

type Ask = (store: ObjectStore, kept: string) => Promise<unknown>

/** Everything that a store can be asked for. */
const asked: [string, Ask][] = [
  ['put', (store, kept) => store.put(`${kept}-new`, body(), about)],
  ['get', async (store, kept) => buffer((await store.get(kept))!.body)],
  ['move', (store, kept) => store.move(kept, `${kept}-moved`)],
  ['remove', (store, kept) => store.remove(kept)],
  ['list', (store) => all(store.list('folder'))],
  ['check', (store) => store.check()],
]

async function fails(work: Promise<unknown>, reason: RegExp) {
  const started = performance.now()
  const error = await work.then(
    () => new Error('it went through'),
    (error) => error,
  )
  expect(error).toBeInstanceOf(ObjectStoreError)
  expect(error.reason).toMatch(reason)
  expect(performance.now() - started).toBeLessThan(PATIENCE.answerMs + MARGIN_MS)
}

describe.skipIf('missing' in server)('a network that fails', () => {
  let proxy: Proxy
  let direct: ObjectStore
  let store: ObjectStore
  // A key for each test: what was given up may still arrive and be done, late.
  let kept: string

  beforeAll(async () => {
    const settings = ownBucket(server)
    proxy = await openProxy(Number(new URL(settings.endpoint).port))
    direct = s3ObjectStore(settings)
    const endpoint = `http://127.0.0.1:${proxy.port}`
    store = s3ObjectStore({ ...settings, endpoint }, PATIENCE)
  })
  beforeEach(async () => {
    proxy.set({})
    kept = `kept-${randomUUID()}`
    await direct.put(kept, body(), about)
  })
  afterAll(() => proxy.close())

  const faults: [string, Fault, RegExp][] = [
    ['refuses', { refuse: true }, /broke off the connection/],
    ['says nothing', { swallowUpAfter: 0 }, /no answer within/],
    ['falls silent in its answer', { swallowDownAfter: 40 }, /no answer within/],
    ['is cut in its answer', { cutDownAfter: 40 }, /broke off the connection|aborted/],
    ['is slower than anyone waits', { delayMs: 1300 }, /no answer within/],
  ]
  for (const [fault, how, reason] of faults) {
    test.each(asked)(`that ${fault}, at %s`, async (name, ask) => {
      proxy.set(how)
      await fails(ask(store, kept), reason)
      const moved = await sizeOf(direct, `${kept}-moved`)
      if (name !== 'remove') expect(moved ?? (await sizeOf(direct, kept))).toBe(SIZE)
      expect([undefined, SIZE]).toContain(moved)
      proxy.set({})
      await store.check()
    })
  }

  test.each<[string, Fault, RegExp]>([
    ['is cut', { cutUpAfter: 1_000_000 }, /broke off the connection/],
    ['stalls', { swallowUpAfter: 1_000_000 }, /no answer within/],
  ])('an upload that %s in its middle leaves nothing', async (_, how, reason) => {
    proxy.set(how)
    await fails(store.put('half', body(), about), reason)
    proxy.cutAll()
    await wait(200)
    expect(await direct.get('half')).toBeUndefined()
  })

  test.each<[string, Fault, RegExp]>([
    ['is cut', { cutDownAfter: 1_000_000 }, /broke off the connection/],
    ['stalls', { swallowDownAfter: 1_000_000 }, /no answer within/],
  ])('a download that %s in its middle is no whole file', async (_, how, reason) => {
    proxy.set(how)
    const object = await store.get(kept)
    expect(object).toMatchObject(about)
    await fails(buffer(object!.body), reason)
  })

  test('a download that nobody reads for a while goes on', async () => {
    const object = await store.get(kept)
    await wait(2 * PATIENCE.answerMs)
    expect(await buffer(object!.body)).toHaveLength(SIZE)
  })

  test('a download that nobody wants ends with it', async () => {
    const object = await store.get(kept)
    object!.body.destroy()
    await expect.poll(() => proxy.open(), { timeout: 3000 }).toBe(0)
  })

  test('a slow network is no failure', async () => {
    proxy.set({ delayMs: 50 })
    await store.put('slow', body(), about)
    expect(await store.move('slow', 'slow-moved')).toBe(true)
    expect(await sizeOf(store, 'slow-moved')).toBe(SIZE)
  })

  test('a move whose last answer is lost can be repeated', async () => {
    await direct.put('lost-answer', body(), about)
    proxy.set({ swallowDownAfter: 0 })
    await fails(store.move('lost-answer', 'found'), /no answer/)
    proxy.set({})
    expect(await store.move('lost-answer', 'found')).toBe(true)
    expect(await sizeOf(direct, 'found')).toBe(SIZE)
    expect(await direct.get('lost-answer')).toBeUndefined()
  })
})

describe('a server that is no S3 server', () => {
  const settings: S3Settings = {
    endpoint: '',
    region: 'us-east-1',
    accessKey: 'a',
    secretKey: 'b',
    bucket: 'bucket',
  }

  test.each(asked)('a port that nobody listens on, at %s', (_, ask) => {
    const endpoint = 'http://127.0.0.1:1'
    return fails(
      ask(s3ObjectStore({ ...settings, endpoint }, PATIENCE), 'kept'),
      /refuses the connection/,
    )
  })

  test.each(asked)('a host that nobody knows, at %s', (_, ask) => {
    const endpoint = 'http://nowhere.invalid:9000'
    const reason = /host cannot be found|no answer within/
    return fails(ask(s3ObjectStore({ ...settings, endpoint }, PATIENCE), 'kept'), reason)
  })

  test.each(asked)('https where plain http is spoken, at %s', async (_, ask) => {
    await using odd = await startOddServer('HTTP/1.1 200 OK\r\n\r\n')
    const endpoint = odd.url.replace('http:', 'https:')
    await fails(ask(s3ObjectStore({ ...settings, endpoint }, PATIENCE), 'kept'), /https/)
  })

  const answers: [string, string, RegExp][] = [
    ['a web page with status 200', page('200 OK'), /not as an S3 server/],
    ['a web page with status 404', page('404 Not Found'), /not as an S3 server/],
    ['a web page with status 500', page('500 Oops'), /not as an S3 server|status 500/],
    ['an empty 200', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n', /not as an S3 server/],
    ['an empty 503', 'HTTP/1.1 503 No\r\ncontent-length: 0\r\n\r\n', /status 503/],
    ['garbage', '\x16\x03\x01garbage\r\n\r\n', /not as an S3 server/],
    ['a redirect', page('302 Found', 'location: /login'), /not as an S3 server/],
    ['no room', error('507 Full', 'XMinioStorageFull'), /no room left/],
    ['a wrong clock', error('403 No', 'RequestTimeTooSkewed'), /too far apart/],
  ]
  for (const [what, answer, reason] of answers) {
    const harmless = what === 'an empty 200' ? asked.filter(([name]) => name !== 'remove') : asked
    test.each(harmless)(`${what}, at %s`, async (_, ask) => {
      await using odd = await startOddServer(answer)
      await fails(ask(s3ObjectStore({ ...settings, endpoint: odd.url }, PATIENCE), 'kept'), reason)
    })
  }

  test('an upload that is refused at its head is told why, and not sent', async () => {
    const list = '<ListBucketResult><Name>bucket</Name></ListBucketResult>'
    const full = error('507 Full', 'XMinioStorageFull')
    await using odd = await startOddServer((request) =>
      request.startsWith('PUT')
        ? full
        : `HTTP/1.1 200 OK\r\ncontent-length: ${list.length}\r\n\r\n${list}`,
    )
    const unread = body()
    const store = s3ObjectStore({ ...settings, endpoint: odd.url }, PATIENCE)
    await fails(store.put('new', unread, about), /no room left/)
    expect(unread.readableDidRead).toBe(false)
  })

  test.each(asked)('an answer that never ends, at %s', async (_, ask) => {
    await using odd = await startOddServer('HTTP/1.1 403 No\r\ncontent-length: 99999\r\n\r\n', 100)
    const store = s3ObjectStore({ ...settings, endpoint: odd.url }, PATIENCE)
    await fails(ask(store, 'kept'), /no answer within/)
  })
})

async function sizeOf(store: ObjectStore, key: string): Promise<number | undefined> {
  const object = await store.get(key)
  return object && (await buffer(object.body)).length
}

function page(status: string, header = 'server: some'): string {
  const html = '<!doctype html><html><body><p>Welcome & hello<br></body></html>'
  return `HTTP/1.1 ${status}\r\ncontent-type: text/html; charset=utf-8\r\n${header}\r\ncontent-length: ${html.length}\r\n\r\n${html}`
}

function error(status: string, code: string): string {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`
  return `HTTP/1.1 ${status}\r\ncontent-type: application/xml\r\ncontent-length: ${xml.length}\r\n\r\n${xml}`
}
