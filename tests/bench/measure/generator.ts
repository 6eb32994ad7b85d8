/**
 * A process that loads a server where wrk cannot: on each connection one request after the other.
 * It parses nothing, so that it stays faster than the servers: an answer is over when its known number
 * of bytes is there.
 */
import { connect } from 'node:net'
import type { LoadReport } from './load.ts'
import { percentile } from './statistics.ts'

export interface GeneratorTask {
  port: number
  host: string
  request: string
  answerBytes: number
  connections: number
  seconds: number
  busyMicroseconds?: number
}

const BUFFER_BYTES = 65_536

const task: GeneratorTask = JSON.parse(process.argv.at(-1) ?? '')
const request = Buffer.from(task.request, 'latin1')
const times: number[] = []
const began = performance.now()
const endAt = began + task.seconds * 1000
let open = task.connections
for (let each = 0; each < task.connections; each++) keepAsking()

function keepAsking(): void {
  let received = 0
  let sentAt = 0
  const send = () => {
    sentAt = performance.now()
    socket.write(request)
  }
  const take = (bytes: number) => {
    received += bytes
    if (received < task.answerBytes) return true
    if (received > task.answerBytes) throw new Error(`An answer had ${received} bytes.`)
    received = 0
    const now = performance.now()
    times.push(now - sentAt)
    if (task.busyMicroseconds) stayBusy(task.busyMicroseconds)
    if (now < endAt) send()
    else end()
    return true
  }
  const socket = connect({
    port: task.port,
    host: task.host,
    noDelay: true,
    // Without a stream's own buffers, which cost more than all the rest.
    onread: { buffer: Buffer.allocUnsafe(BUFFER_BYTES), callback: take },
  })
  socket.once('connect', send)
  socket.once('end', () => {
    throw new Error('The server has closed a connection.')
  })
  const end = () => {
    socket.destroy()
    if (--open === 0) report()
  }
}

function report(): void {
  const sorted = times.sort((a, b) => a - b)
  const found: LoadReport = {
    requests: times.length,
    seconds: (performance.now() - began) / 1000,
    bytes: times.length * task.answerBytes,
    failed: 0,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
  }
  console.log(JSON.stringify(found))
}

function stayBusy(microseconds: number): void {
  const until = performance.now() + microseconds / 1000
  while (performance.now() < until);
}
