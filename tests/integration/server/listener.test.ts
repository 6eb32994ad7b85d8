import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REVISION_TRUST_MS } from '../../../src/http/site-revision.ts'
import { Answer } from '../../../src/server/cache/answer.ts'
import { PageCache } from '../../../src/server/cache/page-cache.ts'
import { listener } from '../../../src/server/listener.ts'

const HTML = `<p>${'Twenty-three towns. '.repeat(50)}</p>`
const ETAG = 'W/"towns"'
const ABOVE = 'from the application'
/** Far ahead, so that a slow machine does not outlast the trust in a revision. */
const FRESH = performance.now() + 3_600_000

let pages: PageCache
const files = new Map([['/icon.svg', answerOf('<svg/>')]])
const server = createServer((incoming, outgoing) =>
  listener(
    (path) => files.get(path),
    pages,
    (_, answer) => answer.end(ABOVE),
  )(incoming, outgoing),
)
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())
beforeEach(async () => {
  pages = new PageCache()
  await cache('/towns')
})

describe('a cached page', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ])('leaves in %s for a browser that takes %s', async (encoding, accepted, open) => {
    const { status, headers, body } = await get('/towns', { 'accept-encoding': accepted })
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
    expect(headers['content-length']).toBe(`${body.length}`)
    expect(open(body).toString()).toBe(HTML)
  })

  test('says that a browser has it, and nothing to a HEAD but its headers', async () => {
    for (const known of [ETAG, `"other", ${ETAG}`, '"towns"', '*']) {
      const { status, headers, body } = await get('/towns', { 'if-none-match': known })
      expect([status, headers.etag, body.length], known).toEqual([304, ETAG, 0])
    }
    expect((await get('/towns', { 'if-none-match': 'W/"older"' })).status).toBe(200)
    const head = await get('/towns', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      `${HTML.length}`,
      0,
    ])
  })

  test('is left to the application for another page, method or reader', async () => {
    for (const key of ['/admin/tools', '/newsletter', '/quote']) await cache(key)
    const token = 'x'.repeat(43)
    const above = [
      get('/towns?town=mystic'),
      get('/blog?page=2'),
      get('//towns'),
      get('/towns/'),
      get('/admin/tools'),
      get('/%61dmin/tools'),
      get('/newsletter'),
      get('/towns', {}, 'POST'),
      get('/quote', { cookie: `a=1; draft-quote=${token}` }),
      get('/towns', { cookie: 'staff.session_token=x' }),
    ]
    for (const { body } of await Promise.all(above)) expect(body.toString()).toBe(ABOVE)
    const other = await get('/towns', { cookie: 'missing-post=x; not-draft-quote=1' })
    expect(other.body.toString()).toBe(HTML)
  })

  test('is left to the application once its revision has to be asked for again', async () => {
    await cache('/about')
    pages.setRevision({ value: 'now', checkedAt: performance.now() - REVISION_TRUST_MS })
    expect((await get('/about')).body.toString()).toBe(ABOVE)
    pages.setRevision({ value: 'now', checkedAt: FRESH })
    expect((await get('/about')).body.toString()).toBe(HTML)
  })
})

test('a file is found at its path alone, with any query', async () => {
  for (const path of ['/icon.svg', '/icon.svg?v=1']) {
    expect((await get(path, { cookie: 'draft-quote=x' })).body.toString()).toBe('<svg/>')
  }
  expect((await get('/icon.svg/')).body.toString()).toBe(ABOVE)
})

async function cache(key: string, compressFor = ['br', 'gzip']) {
  pages.setRevision({ value: 'now', checkedAt: FRESH })
  const answer = answerOf(HTML)
  for (const encoding of compressFor) await answer.prepare(encoding)
  await pages.get(key, async () => ({ answer, isCacheable: true }))
}

function answerOf(text: string) {
  const headers = { 'content-type': 'text/html', etag: ETAG }
  return new Answer({ headers, body: Buffer.from(text) })
}

test('a page that is not compressed yet is left to the application, which compresses it', async () => {
  await cache('/about', [])
  const asked = { 'accept-encoding': 'br' }
  expect((await get('/about', asked)).body.toString()).toBe(ABOVE)
  expect((await get('/about')).body.toString()).toBe(HTML)
  const response = await pages
    .find('/about')
    ?.toResponse({ method: 'GET', headers: new Headers(asked) })
  expect(response?.headers.get('content-encoding')).toBe('br')
  expect((await get('/about', asked)).headers['content-encoding']).toBe('br')
})

function get(path: string, headers: Record<string, string | undefined> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const options = { port, host: '127.0.0.1', path, method, agent: false }
      ask({ ...options, headers: Object.fromEntries(given) as Record<string, string> })
        .on('response', async (answer) => {
          const { statusCode: status, headers } = answer
          resolve({ status, headers, body: await buffer(answer) })
        })
        .on('error', reject)
        .end()
    },
  )
}
