import type { RunningSite } from '../../sites/site.ts'
import { processorTime } from './processor.ts'
import { type SendersReport, sendFrom } from './senders.ts'
import { median, spread } from './statistics.ts'
import { summarize } from './summary.ts'

const AT_ONCE = 8
const ASKED_A_SECOND = 600
const ROUNDS = 5
const ROUND_SECONDS = 4

/**
 * How many leads a second are accepted when as many come as are answered.
 * @returns How many were answered.
 */
export async function leadsAtOnce(site: RunningSite): Promise<number> {
  const rounds: Awaited<ReturnType<typeof measureRound>>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(site))
  const all = (figure: keyof (typeof rounds)[0]) => rounds.map((round) => round[figure])
  const middle = (figure: keyof (typeof rounds)[0]) => median(all(figure)).toFixed(2)
  console.log(
    `${AT_ONCE} at once, ${ROUNDS} rounds of ${ROUND_SECONDS} s: ${spread(all('rate'))} leads/s (asked: ${ASKED_A_SECOND}); ` +
      `p50 ${spread(all('p50Ms'), 1)}, p99 ${spread(all('p99Ms'), 1)} ms; ` +
      `${spread(all('microseconds'))} µs of processor a lead; ` +
      `web used ${middle('used')} of a core and waited ${middle('waited')} for one, the senders used ${middle('sendersUsed')}`,
  )
  summarize({
    what: `leads, ${AT_ONCE} at once`,
    measured: `${spread(all('rate'))} leads/s`,
    beside: `${spread(all('microseconds'))} µs of processor a lead; web used ${middle('used')} of a core`,
    asked: `${ASKED_A_SECOND} leads/s`,
  })
  return all('sent').reduce((sum, sent) => sum + sent, 0)
}

async function measureRound(site: RunningSite) {
  const web = site.pid('web')
  const before = processorTime(web)
  const report: SendersReport = await sendFrom(site.address, {
    does: 'send leads',
    atOnce: AT_ONCE,
    seconds: ROUND_SECONDS,
  })
  const after = processorTime(web)
  return {
    ...report,
    rate: report.sent / report.seconds,
    microseconds: ((after.totalMs - before.totalMs) * 1000) / report.sent,
    used: (after.mainMs - before.mainMs) / 1000 / report.seconds,
    waited: (after.waitedMs - before.waitedMs) / 1000 / report.seconds,
  }
}
