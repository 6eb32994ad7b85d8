/**
 * A process that is another visitor: it asks for one address now and then, and reports how long the
 * answers take, from the moment at which they were due.
 */
import { Agent, request } from 'node:http'
import { processorTime } from './processor.ts'
import { percentile } from './statistics.ts'

export interface ProbeTask {
  address: string
  path: string
  seconds: number
  /** The process that answers. */
  pid: number
}

export interface ProbeReport {
  asked: number
  failed: number
  p50Ms: number
  p99Ms: number
  /**
   * What the main thread of the server did between question and answer: how long they would take if
   * nothing else used the machine.
   */
  workP50Ms: number
  workP99Ms: number
}

const EVERY_MS = 25

const task: ProbeTask = JSON.parse(process.argv.at(-1) ?? '')
// Connections of its own, so that a slow answer does not delay the next question.
const agent = new Agent({ keepAlive: true })
const times: number[] = []
const work: number[] = []
let failed = 0

const questions: Promise<void>[] = []
const began = performance.now()
for (let at = 0; at * EVERY_MS < task.seconds * 1000; at++) {
  const dueAt = began + at * EVERY_MS
  await new Promise((done) => setTimeout(done, Math.max(0, dueAt - performance.now())))
  questions.push(ask())
}
await Promise.all(questions)
times.sort((a, b) => a - b)
work.sort((a, b) => a - b)
const report: ProbeReport = {
  asked: questions.length,
  failed,
  p50Ms: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
  workP50Ms: percentile(work, 0.5),
  workP99Ms: percentile(work, 0.99),
}
console.log(JSON.stringify(report))
process.exit(0)

function ask(): Promise<void> {
  const sentAt = performance.now()
  const workedBefore = processorTime(task.pid).mainMs
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '192.0.2.77' }
  return new Promise((resolve) => {
    const end = (isRight: boolean) => {
      if (!isRight) failed++
      times.push(performance.now() - sentAt)
      work.push(processorTime(task.pid).mainMs - workedBefore)
      resolve()
    }
    request(task.address + task.path, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('close', () => end(answer.statusCode === 200 && answer.complete))
    })
      .once('error', () => end(false))
      .end()
  })
}
