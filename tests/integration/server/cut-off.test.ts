import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limitBody } from '../../../src/http/limit-body.ts'
import { log } from '../../../src/http/log.ts'
import { answerError } from '../../../src/server/pages/error-page.ts'
import { fieldsOf } from '../../../src/staff/session/staff-form.ts'
import { until } from '../../tools/until.ts'

const answered: number[] = []
const logged = { info: vi.spyOn(log, 'info'), error: vi.spyOn(log, 'error') }

const app = new Hono()
app.onError(answerError)
app.use(async (c, next) => {
  await next()
  answered.push(c.res.status)
})
app.use(limitBody(1000))
app.post('/api/bug', () => {
  throw new Error('a bug')
})
app.post('/api/form', async (c) => c.json(await fieldsOf(c.req)))
// As the web process has it: the request is the Node server's own.
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

test.each([
  ['of a known length', 'content-length: 500', 'email=an'],
  ['in chunks', 'transfer-encoding: chunked', '8\r\nemail=an\r\n'],
])('a form %s whose sender hangs up is no error of the site', async (_, header, begun) => {
  for (const spy of Object.values(logged)) spy.mockClear()
  answered.length = 0
  const socket = send('/api/form', header, begun)
  await once(server, 'request')
  socket.destroy()
  await until('it is answered', () => answered.length > 0)
  expect(answered).toEqual([408])
  expect(logged.error).not.toHaveBeenCalled()
  expect(logged.info).toHaveBeenCalledWith({ path: '/api/form' }, 'a request was cut off')
})

test('a form that arrived whole and failed is one', async () => {
  const socket = send('/api/bug', 'content-length: 8', 'email=an')
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(String(answer)).toContain('500 Internal Server Error')
  expect(logged.error).toHaveBeenCalledOnce()
})

function send(path: string, header: string, body: string) {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\n${header}\r\n\r\n${body}`,
  )
  return socket
}
