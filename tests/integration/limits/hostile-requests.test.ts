import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, openDatabase } from '../../../db/open.ts'
import { shared } from '../../servers/shared.ts'
import { WebSite } from '../../sites/web-site.ts'

let site: WebSite
let db: Db
beforeAll(async () => {
  await shared('build')
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'hostile-requests-'))
  copyFileSync((await shared('sqlite')).file, join(DATA_DIR, 'site.sqlite'))
  site = new WebSite({ DATA_DIR })
  await site.start()
  db = openDatabase(site.databaseFile)
})
afterAll(async () => {
  await db.destroy()
  await site.remove()
})

/** What a proxy and this server might read as different numbers of requests, or with different ends. */
const SHAPES: [string, string][] = [
  ['both lengths', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 70'],
  ['a space before the colon', 'Transfer-Encoding : chunked'],
  ['an unknown coding', 'Transfer-Encoding: xchunked'],
  ['a folded header', 'X-Note: a\r\n Transfer-Encoding: chunked'],
]

describe('on one connection', () => {
  test('a request whose length is in doubt is refused, and nothing behind it is answered', async () => {
    for (const [shape, header] of SHAPES) {
      const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
      const said = await raw(
        `POST /api/forms/contact HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n0\r\n\r\n${hidden}`,
      )
      expect(said.match(/^HTTP\/1\.1 \d+/gm), shape).toEqual(['HTTP/1.1 400'])
      expect(said, shape).not.toContain('User-agent')
    }
  })
})

test('no address leads out of the folders of files, however it is spelled', async () => {
  const out = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '....//',
    '..%252f',
    '%c0%ae%c0%ae/',
  ]
  const files = ['package.json', 'etc/passwd', 'site.sqlite']
  const paths = ['', 'assets/', 'images/', 'RSC/R/', 'api/attachments/', 'blog/'].flatMap(
    (folder) => out.map((step, at) => `/${folder}${step.repeat(6)}${files[at % files.length]}`),
  )
  const ask = async (path: string) => {
    const said = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(said, path).toMatch(/^HTTP\/1\.1 (30\d|4\d\d|503) /)
    expect(said, path).not.toMatch(/root:x:0|"dependencies"|SQLite format/)
  }
  await Promise.all(paths.map(ask))
  for (const path of ['/.git/config', '/.env', '/package.json', '/dist/web.js', '/site.sqlite']) {
    expect((await fetch(site.address + path)).status, path).toBe(404)
  }
})

test('headers of a request change no page, not the one that is cached for others either', async () => {
  const host = new URL(site.address).host
  for (const path of ['/', '/contact', '/towns/mystic', '/blog', '/sitemap.xml', '/nowhere']) {
    for (const header of [
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: evil',
      'Forwarded: host=evil.example',
      'X-Original-URL: /admin',
      'X-Rewrite-URL: /admin',
      'X-HTTP-Method-Override: DELETE',
      'X-Forwarded-For: <script>evil</script>',
      'Origin: https://evil.example',
      'Cookie: evil=<script>',
    ]) {
      const said = await raw(
        `GET ${path}?evil=1 HTTP/1.1\r\nHost: ${host}\r\n${header}\r\nConnection: close\r\n\r\n`,
      )
      expect(said, `${path} ${header}`).not.toContain('evil')
      expect(said, `${path} ${header}`).not.toMatch(/access-control-allow/i)
    }
    // Whoever comes with another name is answered; nobody else gets its links.
    await raw(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    expect(await (await fetch(site.address + path)).text(), path).not.toContain('evil')
  }
})

test('keys that every object has are no answers, and change nothing for others', async () => {
  const form = (extra: string) => `{"formType":"contact","submissionKey":"${randomUUID()}",
    "formData":{"name":"Pat","email":"pat@visitors.example","zipCode":"06604","subject":"Claims",
    "message":"A boat that needs a policy.",${extra}}}`
  for (const extra of [
    '"__proto__":{"polluted":"yes","phone":"polluted"}',
    '"constructor":{"prototype":{"polluted":"yes"}}',
    '"toString":"polluted","hasOwnProperty":"polluted"',
  ]) {
    const answer = await post('/api/trpc/forms.submit', form(extra), 'application/json')
    expect(answer.status, extra).toBe(200)
  }
  const fields = '__proto__[polluted]=yes&constructor.prototype.polluted=yes&__proto__=polluted'
  await post('/api/forms/contact', fields, 'application/x-www-form-urlencoded')
  const save = `{"tab":"a","number":1,"seen":0,"submissionKey":"${randomUUID()}","fields":{"__proto__":{"polluted":"yes"},"name":"Pat"}}`
  await post('/api/drafts/contact', save, 'application/json')
  const rows = [
    ...(await db.selectFrom('submissions').selectAll().execute()),
    ...(await db.selectFrom('drafts').selectAll().execute()),
  ]
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(JSON.stringify(rows)).not.toContain('polluted')
  expect(await (await fetch(`${site.address}/readyz`)).text()).not.toContain('polluted')
})

test('what is logged of a request stays on its line, as JSON', async () => {
  const line = '{"level":50,"msg":"forged"}'
  for (const path of [
    `/api/trpc/%0a${encodeURIComponent(line)}%0a`,
    `/nowhere%0d%0a${encodeURIComponent(line)}`,
    `/api/forms/contact%0a${encodeURIComponent(line)}`,
  ]) {
    await fetch(site.address + path, { headers: { 'user-agent': line } })
    await post(path, `\n${line}\n`, 'multipart/form-data; boundary=x')
  }
  const logged = site.output.split('\n').filter((one) => one.includes('forged'))
  expect(logged.map((one) => JSON.parse(one).msg)).not.toContain('forged')
})

/** Everything that the server says on a connection, until it ends it. */
async function raw(request: string): Promise<string> {
  const socket = connect(Number(new URL(site.address).port), '127.0.0.1')
  socket.on('error', () => {})
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1')
  })
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(request)
  await ended
  return said
}

function post(path: string, body: string, type: string): Promise<Response> {
  const headers = { 'content-type': type }
  return fetch(site.address + path, { method: 'POST', body, headers, redirect: 'manual' })
}
