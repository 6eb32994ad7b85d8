import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newsletterLinks, pageForms } from '../../../src/server/routes/visitor-forms.ts'

type Pages = Parameters<typeof pageForms>[0]

/** Taken before a test replaces it. */
const really = setTimeout
const holder = globalThis as { fayerweatherServices?: unknown }
const pages = {
  orInPlace: (_: unknown, answer: unknown) =>
    answer instanceof Response ? answer : new Response('in place'),
} as unknown as Pages
const app = new Hono()
for (const routes of [newsletterLinks, pageForms]) app.route('/', routes(pages))
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))

beforeAll(() => {
  // None of these requests gets as far as the database.
  holder.fayerweatherServices = { spoolFolder: '/nowhere' }
  return new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  server.close()
  holder.fayerweatherServices = undefined
})

test.each(['/newsletter', '/newsletter/unsubscribe'])(
  'a form for %s that comes a letter at a time is given up after a minute',
  async (path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {}).resume()
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\n`,
    )
    // Each is in time for the limit of silence.
    for (let seconds = 0; seconds < 80 && !socket.closed; seconds += 20) {
      socket.write('a')
      await new Promise((done) => really(done, 50))
      expect(socket.closed, `after ${seconds} seconds`).toBe(seconds > 60)
      vi.advanceTimersByTime(20_000)
      await new Promise((done) => really(done, 50))
    }
    expect(socket.closed).toBe(true)
  },
)
