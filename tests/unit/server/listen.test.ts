import { createServer } from 'node:http'
import type { Logger } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../src/server/listener.ts'

const HERE = { host: '127.0.0.1', port: 0 }

function openServer() {
  const server = createServer((_, answer) => answer.end('here'))
  onTestFinished(() => void server.close())
  const logged: string[] = []
  const log = { error: (_: object, message: string) => logged.push(message) } as unknown as Logger
  return { server, logged, log }
}

test('a server that listens goes on after an error about one connection, which is logged', async () => {
  const { server, logged, log } = openServer()
  const port = await listen(server, HERE, log)
  for (const code of ['ENFILE', 'ENOBUFS'])
    server.emit('error', Object.assign(new Error(`accept ${code}`), { code, syscall: 'accept' }))
  expect(logged).toEqual(Array(2).fill('a connection could not be accepted'))
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
})

test('one that cannot listen says why to who starts it, and logs nothing', async () => {
  const { server: first, log } = openServer()
  const port = await listen(first, HERE, log)
  const { server, logged } = openServer()
  await expect(listen(server, { ...HERE, port }, log)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(logged).toEqual([])
})
