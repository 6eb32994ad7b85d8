/**
 * A process that is many visitors, each with a connection of their own that stays open, senders of leads, and many slow
 * clients; it reports how visitors and senders fared.
 */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './statistics.ts'

export interface CrowdTask {
  address: string
  /** Visitors who read a page every few seconds. */
  visitors: number
  leadsPerSecond: number
  /** Connections that send or read a byte now and then. */
  slow: number
  seconds: number
}

/** What became of requests of one sort. */
export interface Fared {
  asked: number
  /** Those that were not answered whole and with 200, by what came instead. */
  failed: Record<string, number>
  p50Ms: number
  p99Ms: number
  longestMs: number
}

export interface CrowdReport {
  pages: Fared
  leads: Fared
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
/** One each: a shared one would take whichever connection is free, and need but a few. */
const agents = Array.from(
  { length: task.visitors },
  () => new Agent({ keepAlive: true, maxSockets: 1 }),
)
const endAt = performance.now() + task.seconds * 1000
const senders = new Agent({ keepAlive: true })
const pages: Outcome[] = []
const leads: Outcome[] = []
let openSlow = 0

interface Outcome {
  ms: number
  /** A status, or how it failed. */
  end: string
}

const ends = [
  ...Array.from({ length: task.visitors }, (_, number) => visit(number)),
  ...Array.from({ length: task.slow }, (_, number) => beSlow(number)),
  sendLeads(),
]
await sleep((task.seconds * 1000) / 2)
const openVisitors = agents.flatMap((agent) =>
  [...Object.values(agent.sockets), ...Object.values(agent.freeSockets)].flat(),
).length
const openSlowThen = openSlow
await Promise.all(ends)
const report: CrowdReport = {
  pages: faring(pages),
  leads: faring(leads),
  openVisitors,
  openSlow: openSlowThen,
}
console.log(JSON.stringify(report))
process.exit(0)

async function visit(number: number) {
  const agent = agents[number] as Agent
  // They do not all come at the same moment.
  await sleep((number / task.visitors) * PAUSE_MS)
  for (let at = number; performance.now() < endAt; at++) {
    const from = `198.51.${Math.floor(number / 250)}.${number % 250}`
    pages.push(await ask(PAGES[at % PAGES.length] ?? '/', agent, from))
    await sleep(PAUSE_MS)
  }
}

/** Each when it is due, however long those before take. */
async function sendLeads() {
  const began = performance.now()
  const under: Promise<void>[] = []
  for (let at = 0; performance.now() < endAt; at++) {
    await sleep(Math.max(0, began + (at * 1000) / task.leadsPerSecond - performance.now()))
    const from = `100.64.${Math.floor(at / 250) % 250}.${at % 250}`
    const sent = ask('/api/trpc/forms.submit', senders, from, JSON.stringify(lead()))
    under.push(sent.then((outcome) => void leads.push(outcome)))
  }
  await Promise.all(under)
}

function lead() {
  const formData = {
    name: 'Jane Doe',
    email: `jane.${randomUUID()}@visitor.example`,
    zipCode: '06604',
    subject: 'Other',
    message: 'A message of the usual length, about a boat on a mooring.',
  }
  return { formType: 'contact', submissionKey: randomUUID(), formData }
}

function ask(path: string, over: Agent, from: string, body?: string): Promise<Outcome> {
  const begun = performance.now()
  const method = body ? 'POST' : 'GET'
  const type = body && { 'content-type': 'application/json' }
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from, ...type }
  return new Promise((resolve) => {
    const end = (what: string) => resolve({ ms: performance.now() - begun, end: what })
    const asked = request(task.address + path, { method, agent: over, headers }, (answer) => {
      answer.resume()
      answer.once('close', () => end(answer.complete ? `${answer.statusCode}` : 'broken off'))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => {
      // The site was closing the idle connection: a browser asks again.
      const wasClosed = asked.reusedSocket && error.code === 'ECONNRESET'
      if (wasClosed) resolve(ask(path, over, from, body))
      else end(`${error.code} after ${Math.round((performance.now() - begun) / 1000)} s`)
    })
    asked.end(body)
  })
}

function faring(outcomes: Outcome[]): Fared {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
  const failed: Record<string, number> = {}
  for (const { end } of outcomes) if (end !== '200') failed[end] = (failed[end] ?? 0) + 1
  const [p50Ms, p99Ms, longestMs] = [0.5, 0.99, 1].map((part) => percentile(times, part))
  return {
    asked: times.length,
    failed,
    p50Ms: p50Ms ?? 0,
    p99Ms: p99Ms ?? 0,
    longestMs: longestMs ?? 0,
  }
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
