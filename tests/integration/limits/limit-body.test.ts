import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBody } from '../../../src/http/limit-body.ts'

const LIMIT = 1000

const app = new Hono()
app.use('/slow', limitBody(LIMIT, undefined, 200))
app.use(limitBody(LIMIT, (c) => c.text('too long', 413)))
app.all('*', async (c) => c.text(`${c.req.method} ${(await c.req.text()).length}`))
// As the web process has it: the request is the Node server's own.
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

test.each(['whole', 'in chunks'])('a body sent %s is read up to the limit', async (how) => {
  const longest = await send(how, 'x'.repeat(LIMIT))
  expect([longest.status, await longest.text()]).toEqual([200, `POST ${LIMIT}`])
  const tooLong = await send(how, 'x'.repeat(LIMIT + 1))
  expect([tooLong.status, await tooLong.text()]).toEqual([413, 'too long'])
  expect(tooLong.headers.get('connection')).toBe('close')
})

test('a body in chunks that never ends is refused as soon as it is too long', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(LIMIT)),
  })
  expect((await send('in chunks', endless)).status).toBe(413)
})

test.each(['POST', 'DELETE', 'GET', 'OPTIONS'])(
  '%s without a body goes through',
  async (method) => {
    const answer = await fetch(address(), { method })
    expect([answer.status, await answer.text()]).toEqual([200, `${method} 0`])
  },
)

test.each(['content-length: 10', 'transfer-encoding: chunked'])(
  'a body with %s that does not come ends its connection, and a whole one does not',
  async (header) => {
    const { port } = server.address() as AddressInfo
    const head = 'POST /slow HTTP/1.1\r\nhost: 127.0.0.1\r\n'
    const slow = connect(port, '127.0.0.1').on('error', () => {})
    slow.write(`${head}${header}\r\n\r\n`)
    const quick = connect(port, '127.0.0.1')
    quick.write(`${head}content-length: 2\r\n\r\nhi`)
    const [answer] = await once(quick, 'data')
    expect(String(answer)).toContain('POST 2')
    await once(slow.resume(), 'close')
    // Its time is over too, and it has sent everything.
    quick.write('GET /slow HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
    const [again] = await once(quick, 'data')
    expect(String(again)).toContain('GET 0')
    quick.destroy()
  },
)

function send(how: string, body: string | ReadableStream): Promise<Response> {
  const stream = typeof body === 'string' ? new Blob([body]).stream() : body
  return fetch(address(), {
    method: 'POST',
    body: how === 'whole' ? body : stream,
    duplex: 'half',
  } as RequestInit)
}

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
