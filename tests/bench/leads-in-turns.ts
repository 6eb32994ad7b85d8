import { processorTime } from './processor.ts'
import { sendFrom } from './senders.ts'
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
  }))
  for (let round = -1; round < ROUNDS; round++) {
    for (const { address, pids, rates, p99s, microseconds } of measured) {
      const before = totalMs(pids)
      const seconds = round < 0 ? WARM_UP_SECONDS : ROUND_SECONDS
      const report = await sendFrom(address, { does: 'send leads', atOnce, seconds })
      if (round < 0) continue
      rates.push(report.sent / report.seconds)
      p99s.push(report.p99Ms)
      microseconds.push(((totalMs(pids) - before) * 1000) / report.sent)
    }
  }
  const [first] = measured
  for (const { name, rates, p99s, microseconds, asked } of measured) {
    const ratio = median(rates.map((rate, round) => rate / (first?.rates[round] ?? Number.NaN)))
    const rate = `${spread(rates)} leads/s`
    const beside =
      `${ratio.toFixed(2)} times ${first?.name}; p99 ${spread(p99s, 1)} ms, ` +
      `${spread(microseconds)} µs of processor a lead`
    console.log(`${name}: ${rate}; ${beside}`)
    summarize({
      what: `leads, ${atOnce} at once, ${name}`,
      measured: rate,
      beside,
      asked: asked ? `${asked} leads/s` : '',
    })
  }
}

function totalMs(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + processorTime(pid).totalMs, 0)
}
