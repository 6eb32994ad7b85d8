/**
 * A process that is many visitors, each with a connection of their own that stays open, and many slow clients; it
 * reports how the visitors fared.
 */
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './statistics.ts'

export interface CrowdTask {
  address: string
  /** Visitors who read a page every few seconds. */
  visitors: number
  /** Connections that send or read a byte now and then. */
  slow: number
  seconds: number
}

export interface CrowdReport {
  /** Pages that visitors asked for. */
  asked: number
  /** Those that did not come whole and with 200, by what came instead. */
  failed: Record<string, number>
  p50Ms: number
  p99Ms: number
  longestMs: number
  /** Connections of visitors, when half the time was over. */
  openVisitors: number
  /** The same of slow clients, which the site may close, and which come again. */
  openSlow: number
}

const PAGES = [
  '/',
  '/towns',
  '/towns/mystic',
  '/vessels',
  '/products',
  '/quote',
  '/contact',
  '/blog',
]
/** Shorter than the site keeps an idle connection. */
const PAUSE_MS = 4000
const BYTE_EVERY_MS = 1000
/** Of bytes. */
const READ_AT_ONCE = 512

const task: CrowdTask = JSON.parse(process.argv.at(-1) ?? '')
const { hostname, port } = new URL(task.address)
const agent = new Agent({ keepAlive: true, maxSockets: task.visitors })
const endAt = performance.now() + task.seconds * 1000
const times: number[] = []
const failed: Record<string, number> = {}
let openSlow = 0

const ends = [
  ...Array.from({ length: task.visitors }, (_, number) => visit(number)),
  ...Array.from({ length: task.slow }, (_, number) => beSlow(number)),
]
await sleep((task.seconds * 1000) / 2)
const openVisitors = Object.values({ ...agent.sockets, ...agent.freeSockets }).flat().length
const openSlowThen = openSlow
await Promise.all(ends)
times.sort((a, b) => a - b)
const report: CrowdReport = {
  asked: times.length,
  failed,
  p50Ms: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
  longestMs: times.at(-1) ?? Number.NaN,
  openVisitors,
  openSlow: openSlowThen,
}
console.log(JSON.stringify(report))
process.exit(0)

async function visit(number: number) {
  // They do not all come at the same moment.
  await sleep((number / task.visitors) * PAUSE_MS)
  for (let at = number; performance.now() < endAt; at++) {
    const from = performance.now()
    const outcome = await ask(PAGES[at % PAGES.length] ?? '/', number)
    times.push(performance.now() - from)
    if (outcome !== '200') failed[outcome] = (failed[outcome] ?? 0) + 1
    await sleep(PAUSE_MS)
  }
}

function ask(path: string, number: number): Promise<string> {
  const from = `198.51.${Math.floor(number / 250)}.${number % 250}`
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from }
  return new Promise((resolve) => {
    const asked = request(task.address + path, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.complete ? `${answer.statusCode}` : 'broken off'))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => {
      // The site was closing the idle connection: a browser asks again.
      const wasClosed = asked.reusedSocket && error.code === 'ECONNRESET'
      resolve(wasClosed ? ask(path, number) : String(error.code))
    })
    asked.end()
  })
}

/** In turns: a head, or a body, byte by byte; an answer read in sips. */
async function beSlow(number: number) {
  const host = `Host: ${hostname}\r\nX-Forwarded-For: 203.0.113.${number % 250}\r\n`
  const json = 'Content-Type: application/json\r\nContent-Length: 900\r\n\r\n'
  const beginnings = [
    '',
    `POST /api/trpc/forms.submit HTTP/1.1\r\n${host}${json}`,
    `GET /towns HTTP/1.1\r\n${host}\r\n`,
  ]
  const beginning = beginnings[number % beginnings.length] ?? ''
  while (performance.now() < endAt) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(beginning)
    if (!beginning.startsWith('GET')) socket.resume()
    openSlow++
    const slowly = setInterval(() => {
      if (beginning.startsWith('GET')) socket.read(READ_AT_ONCE)
      else socket.write(beginning === '' ? 'G' : '{')
    }, BYTE_EVERY_MS)
    await new Promise<void>((resolve) => {
      const isOver = setTimeout(() => socket.destroy(), endAt - performance.now())
      socket.once('end', () => socket.destroy())
      socket.once('close', () => {
        clearTimeout(isOver)
        resolve()
      })
    })
    clearInterval(slowly)
    openSlow--
  }
}
