import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startCaddy } from '../../servers/caddy.ts'
import { describeWith } from '../../servers/describe-with.ts'

describeWith(['caddy'], 'behind Caddy', () => {
  test('a form that a web process loses takes it from no other visitor', async () => {
    const { address } = await startCaddy([await startLossyServer()])
    expect((await sendForm(`${address}/lost`)).status).toBe(502)
    expect((await sendForm(`${address}/form`)).status).toBe(200)
  })

  test('visitors who break off what they send take the site from nobody', async () => {
    const { address } = await startCaddy([await startLossyServer()])
    for (let visitor = 0; visitor < 10; visitor++) await breakOff(address)
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendForm(`${address}/form`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })
})

/** Sends half of a form, and is gone. */
async function breakOff(address: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`POST /form HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 100000\r\n\r\nname=Pat`)
  // Long enough for Caddy to have begun to pass it on.
  await sleep(100)
  socket.destroy()
}

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
