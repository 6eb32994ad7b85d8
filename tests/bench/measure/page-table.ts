import { availableParallelism, loadavg } from 'node:os'
import { markdownTable } from '../../tools/markdown-table.ts'
import { placement } from './cores.ts'
import type { MeasuredServer } from './in-turns.ts'
import { generators } from './load.ts'
import { AT_LIMIT, processorRatio, rateRatio } from './ratio.ts'
import { median, spread } from './statistics.ts'
import { summarize } from './summary.ts'

const ASKED_RATE = 0.9
const ASKED_PROCESSOR = 1.15

const COLUMNS = [
  'page',
  'server',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'µs of processor a request',
  'used of a core',
  'waited',
  'load used',
  `of the bare rate (asked: ${ASKED_RATE})`,
  `times the bare processor time (or asked: ${ASKED_PROCESSOR})`,
]

/** How the figures of the table were taken. */
export function conditions(rounds: number, seconds: number): string {
  return `Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the start; ${placement}.
Load: ${generators}. ${rounds} rounds of ${seconds} s in turns: the median, the lowest and the highest.
"Used" and "waited" are of the server's main thread; a rate is compared only where both used ${AT_LIMIT} of a core.`
}

/** Adds the site's row of a page to the table at the end of the run. */
export function summarizePage(page: string, [site, bare, nginx]: MeasuredServer[]): void {
  if (!site || !bare) return
  const of = ({ rounds }: MeasuredServer, figure: 'microsecondsPerRequest' | 'p99Ms') =>
    rounds.map((round) => round[figure])
  const compared = [bare, ...(nginx ? [nginx] : [])].map(
    (other) => `${other.name} ${spread(of(other, 'microsecondsPerRequest'))} µs`,
  )
  summarize({
    what: page,
    measured: `${spread(of(site, 'microsecondsPerRequest'))} µs of processor, p99 ${median(of(site, 'p99Ms')).toFixed(1)} ms`,
    beside: `${compared.join(', ')}; times bare: ${processorRatio(site, bare)}; of its rate: ${rateRatio(site, bare)}`,
    asked: `${ASKED_PROCESSOR} times, ${ASKED_RATE} of the rate`,
  })
}

/** One row for each server; of each page the second server is the bare one. */
export function table(measured: { page: string; servers: MeasuredServer[] }[]): string {
  const rows = measured.flatMap(({ page, servers }) => {
    const [, bare] = servers
    return servers.map((server) => [page, ...figures(server), ...ratios(server, bare)])
  })
  return markdownTable(COLUMNS, rows)
}

function figures({ name, rounds }: MeasuredServer): string[] {
  const all = (figure: Exclude<keyof (typeof rounds)[0], 'generator'>) =>
    rounds.map((round) => round[figure])
  return [
    name,
    spread(all('rate')),
    median(all('p50Ms')).toFixed(1),
    median(all('p99Ms')).toFixed(1),
    spread(all('microsecondsPerRequest')),
    median(all('used')).toFixed(2),
    median(all('waited')).toFixed(2),
    `${rounds[0]?.generator} ${median(all('generatorUsed')).toFixed(2)}`,
  ]
}

function ratios(server: MeasuredServer, bare: MeasuredServer | undefined): [string, string] {
  if (!bare || server === bare) return ['', '']
  return [rateRatio(server, bare), processorRatio(server, bare)]
}
