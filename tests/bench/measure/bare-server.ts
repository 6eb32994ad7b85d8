/** A process that answers every request with the bytes its parent sends it, and reports its port. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Handicap } from './bare.ts'

export interface BareAnswer extends Handicap {
  status: number
  headers: [name: string, value: string][]
  keepAlive: string | undefined
  /** In base64. */
  body: string
}

// Waiting for a message alone does not keep this process alive.
process.channel?.ref()
process.once('message', (answer: BareAnswer) => {
  const keepAliveTimeout = Number(/timeout=(\d+)/.exec(answer.keepAlive ?? '')?.[1] ?? 5) * 1000
  const server = createServer({ keepAliveTimeout }, handlerOf(answer))
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
})

function handlerOf({ status, headers, body, busyMicroseconds, delayMs }: BareAnswer) {
  const fields = Object.fromEntries(headers)
  const bytes = Buffer.from(body, 'base64')
  const send = (answer: ServerResponse) => {
    answer.writeHead(status, fields)
    answer.end(bytes)
  }
  if (delayMs) return (_: unknown, answer: ServerResponse) => setTimeout(send, delayMs, answer)
  if (!busyMicroseconds) return (_: unknown, answer: ServerResponse) => send(answer)
  return (_: unknown, answer: ServerResponse) => {
    const until = performance.now() + busyMicroseconds / 1000
    while (performance.now() < until);
    send(answer)
  }
}
