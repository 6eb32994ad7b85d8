/** A process that sends leads, reads a page, or has its visits counted, and reports the durations. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SendersReport, SendersTask } from './senders.ts'
import { percentile } from './statistics.ts'

const task: SendersTask & { address: string } = JSON.parse(process.argv.at(-1) ?? '')
const agent = new Agent({ keepAlive: true })
const acts = { 'send leads': sendLead, 'read a page': readPage, 'count a visit': countVisit }
const act = acts[task.does]

const began = performance.now()
const times = (
  'atOnce' in task
    ? await keepActing(task.atOnce, task.seconds)
    : await actByTheClock(task.perSecond, task.seconds)
).sort((a, b) => a - b)
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage()
const report: SendersReport = {
  sent: times.length,
  seconds,
  p50Ms: percentile(times, 0.5),
  p95Ms: percentile(times, 0.95),
  p99Ms: percentile(times, 0.99),
  sendersUsed: (user + system) / 1e6 / seconds,
}
console.log(JSON.stringify(report))
agent.destroy()

async function keepActing(atOnce: number, seconds: number): Promise<number[]> {
  const endAt = performance.now() + seconds * 1000
  const times: number[] = []
  const visitor = async () => {
    while (performance.now() < endAt) {
      const from = performance.now()
      await act()
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return times
}

/** Each when it is due, whether or not the ones before are answered, and timed from when it was due. */
function actByTheClock(perSecond: number, seconds: number): Promise<number[]> {
  const from = performance.now()
  const each = Array.from({ length: perSecond * seconds }, async (_, number) => {
    const dueAt = from + (number * 1000) / perSecond
    await sleep(Math.max(0, dueAt - performance.now()))
    await act()
    return performance.now() - dueAt
  })
  return Promise.all(each)
}

function sendLead(): Promise<void> {
  const lead = {
    formType: 'contact',
    submissionKey: randomUUID(),
    formData: {
      name: 'Jane Doe',
      email: `jane.${randomUUID()}@visitor.example`,
      zipCode: '06604',
      subject: 'Other',
      message: 'A message of the usual length, about a boat on a mooring.',
    },
  }
  return send('POST', '/api/trpc/forms.submit', JSON.stringify(lead))
}

function readPage(): Promise<void> {
  return send('GET', '/')
}

/** As the page's script does. */
function countVisit(): Promise<void> {
  return send('POST', '/api/trpc/visits.record', JSON.stringify({ path: '/' }))
}

function send(method: string, path: string, body?: string): Promise<void> {
  const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    const sent = request(task.address + path, { method, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve).once('error', reject)
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server was closing the idle connection. A lead is sent again under its key.
      const wasClosed = sent.reusedSocket && error.code === 'ECONNRESET'
      return wasClosed ? send(method, path, body).then(resolve, reject) : reject(error)
    })
    sent.end(body)
  })
}
