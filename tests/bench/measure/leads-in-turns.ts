import { sendLeads } from './lead-senders.ts'
import { processorTime } from './processor.ts'
import { median, spread } from './statistics.ts'
import { summarize } from './summary.ts'

const ROUNDS = 5
const ROUND_SECONDS = 4
const WARM_UP_SECONDS = 2

/** What takes leads at `/api/trpc/forms.submit`. */
export interface TakingLeads {
  name: string
  address: string
  /** Whose processor time is counted. */
  pids: number[]
  /** What others that work for it have had of the processor, in ms. */
  others?: Record<string, () => number>
  /** Is told when its turn begins and ends: what it has left to do would slow the others down. */
  hasTurn?: (isItsTurn: boolean) => void
  /** Leads a second. */
  asked?: number
}

/**
 * Sends leads to several servers in turns, so that what else the machine does meets all of them, and prints
 * and sums up how many a second each accepted.
 * @param atOnce How many visitors, each of whom sends again once it is answered.
 */
export async function leadsInTurns(servers: TakingLeads[], atOnce: number): Promise<void> {
  const measured = servers.map((server) => ({
    ...server,
    rates: [] as number[],
    p99s: [] as number[],
    microseconds: [] as number[],
    ofOthers: Object.keys(server.others ?? {}).map(() => [] as number[]),
    ofSenders: [] as number[],
  }))
  for (const { hasTurn } of servers) hasTurn?.(false)
  for (let round = -1; round < ROUNDS; round++) {
    for (const server of measured) {
      server.hasTurn?.(true)
      const readAll = () => [
        totalMs(server.pids),
        ...Object.values(server.others ?? {}).map((read) => read()),
      ]
      const before = readAll()
      const seconds = round < 0 ? WARM_UP_SECONDS : ROUND_SECONDS
      const report = await sendLeads(server.address, atOnce, seconds)
      const used = readAll().map((ms, at) => ((ms - (before[at] ?? 0)) * 1000) / report.sent)
      server.hasTurn?.(false)
      if (round < 0) continue
      server.rates.push(report.sent / report.seconds)
      server.p99s.push(report.p99Ms)
      server.microseconds.push(used[0] ?? Number.NaN)
      for (const [at, list] of server.ofOthers.entries()) list.push(used[at + 1] ?? Number.NaN)
      server.ofSenders.push((report.sendersUsed * report.seconds * 1e6) / report.sent)
    }
  }
  const [first] = measured
  for (const { name, rates, p99s, microseconds, asked, ...shares } of measured) {
    const ratio = median(rates.map((rate, round) => rate / (first?.rates[round] ?? Number.NaN)))
    const rate = `${spread(rates)} leads/s`
    const beside =
      `${ratio.toFixed(2)} times ${first?.name}; p99 ${spread(p99s, 1)} ms, ` +
      `µs of processor a lead: web ${spread(microseconds)}${beyond(shares)}`
    console.log(`${name}: ${rate}; ${beside}`)
    summarize({
      what: `leads, ${atOnce} at once, ${name}`,
      measured: rate,
      beside,
      asked: asked ? `${asked} leads/s` : '',
    })
  }
}

/** What the others have had a lead, and the senders. */
function beyond(shares: {
  others?: Record<string, unknown>
  ofOthers: number[][]
  ofSenders: number[]
}): string {
  const names = Object.keys(shares.others ?? {})
  const others = names.map((name, at) => `, ${name} ${spread(shares.ofOthers[at] ?? [])}`)
  return `${others.join('')}, senders ${spread(shares.ofSenders)}`
}

function totalMs(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + processorTime(pid).totalMs, 0)
}
