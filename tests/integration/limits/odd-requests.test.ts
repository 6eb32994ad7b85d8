import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '../../sites/site.ts'
import { alertRules, dashboardQueries, metricsIn, metricsPrinted } from '../../tools/ops-docs.ts'
import { until } from '../../tools/until.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ METRICS_ALLOW: '10.1.0.0/16', TRUSTED_PROXIES: '1' })
})
afterAll(() => site.remove())

const ADDRESSES: [path: string, status: number][] = [
  ['/towns/%ff', 200],
  ['/towns/%00', 400],
  ['/images/%00', 400],
  ['/images/%ff', 404],
  ['/api/trpc/%ff', 400],
  ['/%', 404],
  ['/RSC/F/x', 404],
  ['/RSC/C/x', 404],
  ['/RSC/R/x', 404],
  ['/RSC/F/x/y.txt', 404],
  ['/RSC/S/x.txt', 404],
  ['/api/forms/constructor', 404],
  ['/api/forms/__proto__', 404],
  ['/api/trpc/constructor', 404],
]

test.each(ADDRESSES)(
  '%s is answered with %i, and with the headers of every answer',
  async (path, status) => {
    const answer = await send(path)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  },
)

test.each(['posts', 'testimonials', 'brokers', 'texts/towns/mystic'])(
  '/api/staff/%s takes no long text from who is not signed in',
  async (path) => {
    const post = (characters: number) => {
      const body = new URLSearchParams({ quote: 'x'.repeat(characters) })
      return fetch(`${site.address}/api/staff/${path}`, { method: 'POST', body })
    }
    expect((await post(90_000)).status).toBe(401)
    expect((await post(110_000)).status).toBe(413)
  },
)

const METHODS: [path: string, allow: string][] = [
  ['/api/trpc/forms.submit', 'GET, HEAD, POST'],
  ['/api/forms/contact', 'GET, HEAD, POST'],
  ['/api/staff-access/sign-in', 'POST, GET, HEAD'],
  ['/api/auth/sign-in/email', 'POST'],
  ['/api/attachments', 'POST'],
  ['/api/attachments/states', 'POST'],
  ['/api/uploads', 'POST'],
  ['/images/none.webp', 'GET, HEAD'],
  ['/towns/mystic', 'GET, HEAD'],
]

test.each(METHODS)('%s answers other methods with 405, and names %s', async (path, allow) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const answer = await send(path, { method })
    expect([answer.statusCode, answer.headers.allow], method).toEqual([405, allow])
  }
})

test.each([
  ['an impossible host', 'Host: 99999999999'],
  ['a host with a path', 'Host: a/b'],
  ['two hosts', 'Host: good.example\r\nHost: bad.example'],
  ['no host', 'X-Nothing: 1'],
])('%s is a bad request', async (_, header) => {
  const socket = connect(Number(new URL(site.address).port), '127.0.0.1')
  socket.write(`GET /api/trpc/none HTTP/1.1\r\n${header}\r\nConnection: close\r\n\r\n`)
  const answer = Buffer.concat(await socket.toArray()).toString()
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
})

test('a probe of HTTP/1.0, which names no host, is answered', async () => {
  const socket = connect(Number(new URL(site.address).port), '127.0.0.1')
  socket.write('GET /readyz HTTP/1.0\r\n\r\n')
  const answer = Buffer.concat(await socket.toArray()).toString()
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
})

test.each([
  ['/api/trpc/forms.submit', 'application/json', '{"formType":"none"}', 400],
  ['/api/auth/sign-in/email', 'application/json', '{"email":"x"}', 400],
  ['/api/staff-access/sign-in', 'application/x-www-form-urlencoded', 'email=&password=', 303],
])('a body in chunks is read at %s', async (path, type, body, status) => {
  const { hostname, port } = new URL(site.address)
  const sending = request({ hostname, port, path, method: 'POST' })
  sending.setHeader('content-type', type)
  sending.setHeader('transfer-encoding', 'chunked')
  sending.write(body.slice(0, 5))
  sending.end(body.slice(5))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(status)
})

test('no answer has the frames of a stack', async () => {
  for (const path of [
    '/api/trpc/forms.submit',
    '/api/trpc/none',
    '/api/forms/contact',
    '/api/auth/x',
  ]) {
    for (const body of ['{', 'null', '{"formType":7}']) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(site.address + path, { method: 'POST', headers, body })
      expect(answer.status, path).toBeGreaterThanOrEqual(400)
      expect(await answer.text(), path).not.toMatch(/stack|\bat \S+.*:\d+:\d+/)
    }
  }
})

test('/metrics answers the addresses that may read it, and is not there for others', async () => {
  const read = (address: string) =>
    fetch(`${site.address}/metrics`, { headers: { 'x-forwarded-for': address } })
  expect((await read('10.2.0.1')).status).toBe(404)
  expect((await fetch(`${site.address}/metrics`)).status).toBe(404)
  // Made once, by these or ahead of them, and then sent from the cache.
  for (let visit = 0; visit < 3; visit++) {
    await (await fetch(`${site.address}/about`)).arrayBuffer()
    await (await fetch(`${site.address}/healthz`)).arrayBuffer()
  }
  const answer = await read('10.1.2.3')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const values = new Map(
    (await answer.text())
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )
  expect(values.get('site_ready')).toBe(1)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const build = [...values.keys()].find((name) => name.startsWith('site_build_info'))
  expect(build).toContain(`{version="${version}"`)
  expect(await (await fetch(`${site.address}/readyz`)).json()).toMatchObject({ version })
  expect(values.get('site_jobs_open')).toBe(0)
  expect(values.get('site_oldest_unsent_seconds')).toBe(0)
  expect(values.get('site_render_seconds_count')).toBeGreaterThan(0)
  expect(values.get('site_render_seconds_sum')).toBeGreaterThan(0)
  expect(values.get('site_page_cache_total{result="hit"}')).toBeGreaterThan(0)
  expect(values.get('site_page_cache_total{result="miss"}')).toBeGreaterThan(0)
  expect(values.get('site_requests_total{status="404"}')).toBeGreaterThan(1)
  expect(values.get('site_page_cache_bytes')).toBeGreaterThan(1000)
  expect(values.get('site_disk_free_bytes')).toBeGreaterThan(1e6)
  expect(values.get('site_disk_size_bytes')).toBeGreaterThan(1e6)
  expect(values.get('site_disk_reserved_bytes')).toBeGreaterThan(1e6)
  expect(values.get('site_worker_silent_seconds')).toBeLessThan(3600)
  expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
})

test('the alarms and the dashboard of docs/ops name only what /metrics prints', async () => {
  const headers = { 'x-forwarded-for': '10.1.2.3' }
  const answer = await fetch(`${site.address}/metrics`, { headers })
  const printed = metricsPrinted(await answer.text())
  const queries = [...alertRules().map(({ expr }) => expr), ...dashboardQueries()]
  const named = new Set(queries.flatMap(metricsIn))
  // Prometheus itself makes this one.
  named.delete('up')
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !printed.has(name))).toEqual([])
})

test('a stop answers everybody, and tells them that their connection ends', async () => {
  const CONNECTIONS = 24
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let answered = 0
  const visit = async (number: number) => {
    for (let at = 0; ; at++) {
      // A cached page, or one that is rendered.
      const answer = await send(at % 2 ? '/about' : `/contact?town=${number}-${at}`, { agent })
      expect(answer.statusCode).toBe(200)
      answered++
      if (answer.headers.connection === 'close') return
    }
  }
  const visits = Array.from({ length: CONNECTIONS }, (_, number) => visit(number))
  await until('all are being answered', () => answered > 2 * CONNECTIONS)
  site.signal('SIGTERM')
  await Promise.all(visits)
  expect(answered).toBeGreaterThan(CONNECTIONS)
  expect(await site.ended).toBe(0)
})

async function send(
  path: string,
  options: { method?: string; agent?: Agent } = {},
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(site.address)
  const sending = request({ hostname, port, path, ...options })
  sending.end()
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}
