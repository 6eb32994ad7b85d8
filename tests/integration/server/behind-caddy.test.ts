import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startCaddy } from '../../servers/caddy.ts'
import { describeWith } from '../../servers/describe-with.ts'

describeWith(['caddy'], 'behind Caddy', () => {
  test('a form that a web process loses takes it from no other visitor', async () => {
    const { address } = await startCaddy([await startLossyServer()])
    expect((await sendForm(`${address}/lost`)).status).toBe(502)
    expect((await sendForm(`${address}/form`)).status).toBe(200)
  })
})

/** A server that breaks the connection of whoever asks for /lost. @returns Its address. */
async function startLossyServer(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/lost') request.socket.resetAndDestroy()
    else request.resume().on('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function sendForm(url: string): Promise<Response> {
  return fetch(url, { method: 'POST', body: 'name=Pat' })
}
