/**
 * A process that asks for addresses that nobody has asked for before, on so many connections, each one
 * as soon as the last is answered; and reports what came back.
 */
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

export interface HostileTask {
  address: string
  /** Each `*` of it becomes another random word in every request. */
  path: string
  cookie?: string
  /** X-Forwarded-For, for a site behind a proxy. */
  from?: string
  connections: number
  seconds: number
}

export interface HostileReport {
  /** How many got a page, whatever its status. */
  answered: number
  /** How many were told to come back later. */
  refused: number
  /** How many got a 500 or no answer. */
  failed: number
  seconds: number
}

const WORD_BYTES = 6

const task: HostileTask = JSON.parse(process.argv.at(-1) ?? '')
const agent = new Agent({ keepAlive: true, maxSockets: task.connections })
const report: HostileReport = { answered: 0, refused: 0, failed: 0, seconds: task.seconds }
const endAt = performance.now() + task.seconds * 1000

await Promise.all(Array.from({ length: task.connections }, keepAsking))
console.log(JSON.stringify(report))
process.exit(0)

async function keepAsking() {
  while (performance.now() < endAt) report[await ask()]++
}

function ask(): Promise<'answered' | 'refused' | 'failed'> {
  const headers = {
    'accept-encoding': 'br',
    ...(task.cookie && { cookie: fill(task.cookie) }),
    ...(task.from && { 'x-forwarded-for': task.from }),
  }
  return new Promise((resolve) => {
    const asked = request(task.address + fill(task.path), { agent, headers }, (answer) => {
      const { statusCode = 500 } = answer
      answer.resume()
      answer.once('close', () => {
        if (statusCode === 503) resolve('refused')
        else resolve(statusCode < 500 && answer.complete ? 'answered' : 'failed')
      })
    })
    asked.once('error', () => resolve('failed'))
    // What is still open at the end is no failure of the site.
    asked.setTimeout(60_000, () => asked.destroy())
    asked.end()
  })
}

/** Words with and without digits: a name can be made of the latter. */
function fill(pattern: string): string {
  return pattern.replaceAll('*', () => {
    const word = randomBytes(WORD_BYTES).toString('hex')
    return Math.random() < 0.5 ? word : word.replace(/\d/g, (digit) => 'ghijklmnop'[+digit] ?? '')
  })
}
