import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../db/open.ts'
import { type RunningSite, startSite } from '../sites/site.ts'
import { markdownTable } from '../tools/markdown-table.ts'
import { soaking } from '../tools/soaking.ts'
import type { CrowdReport, CrowdTask, Fared } from './measure/crowd-process.ts'
import type { HostileReport, HostileTask } from './measure/hostile-client.ts'
import { memoryOf } from './measure/memory-kinds.ts'
import { processorTime } from './measure/processor.ts'
import { runReporting } from './measure/reporting.ts'
import { summarize } from './measure/summary.ts'

const SECONDS = soaking ? 600 : 30
const VISITORS = 800
const SLOW = 100
const HOSTILE = 64
const LEADS_A_SECOND = 50
const SAMPLES = 10
/** How often the site is asked for its longest stall since the last time. */
const SCRAPE_MS = 5000
const ASKED_STALL_MS = 200

const CROWD = fileURLToPath(new URL('./measure/crowd-process.ts', import.meta.url))
const HOSTILE_CLIENT = fileURLToPath(new URL('./measure/hostile-client.ts', import.meta.url))

/**
 * A thousand connections: visitors, slow clients, senders of leads, and a hostile client that makes the site render;
 * for half a minute, and under `npm run soak -- load` for ten. An error of anybody but the hostile client is a failure.
 */
export default async function benchCrowd(): Promise<void> {
  const site = await startSite({ TRUSTED_PROXIES: '1', METRICS_ALLOW: '127.0.0.1' })
  try {
    console.log(`\nA thousand connections for ${SECONDS} s\n`)
    const { address } = site
    const crowd: CrowdTask = {
      ...{ address, visitors: VISITORS, slow: SLOW },
      ...{ leadsPerSecond: LEADS_A_SECOND, seconds: SECONDS },
    }
    const hostile: HostileTask = {
      ...{ address, path: '/towns/*', from: '192.0.2.66' },
      ...{ connections: HOSTILE, seconds: SECONDS },
    }
    const [stalls, samples, others, attack] = await Promise.all([
      watchStalls(site),
      sampleMemory(site),
      runReporting<CrowdReport>(CROWD, crowd),
      runReporting<HostileReport>(HOSTILE_CLIENT, hostile),
    ])
    console.log(markdownTable(['after', 'load of the machine', 'web MB', 'worker MB'], samples))
    console.log(
      `\nPages: ${describe(others.pages)}\nLeads: ${describe(others.leads)}\n` +
        `${others.openVisitors} visitors and ${others.openSlow} slow clients connected\n` +
        `Hostile client: ${attack.answered} answered, ${attack.refused} refused, ${attack.failed} failed\n` +
        `Stalls of the event loop: ${describeStalls(stalls)}`,
    )
    summarize({
      what: `the longest stall under 1,000 connections, ${SECONDS} s`,
      measured: `${Math.max(...stalls.map(({ ms }) => ms)).toFixed(0)} ms`,
      beside: `load ${loadavg()[1]?.toFixed(1)}`,
      asked: `${ASKED_STALL_MS} ms`,
    })
    const [stored, { pages, leads }] = [await countLeads(site), others]
    const failures = Object.values({ ...pages.failed, ...leads.failed }).length
    const accepted = leads.asked - Object.values(leads.failed).reduce((sum, one) => sum + one, 0)
    if (stored < accepted) throw new Error(`${accepted} were accepted, ${stored} are stored`)
    if (failures > 0) throw new Error('Others than the hostile client got errors')
  } finally {
    await site.remove()
  }
}

function describe({ asked, failed, p50Ms, p99Ms, longestMs }: Fared): string {
  const times = `p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)}, at most ${longestMs.toFixed(0)} ms`
  return `${asked}, ${times}; failed: ${JSON.stringify(failed)}`
}

interface Stall {
  ms: number
  /** How long its thread waited meanwhile for a core that others had. */
  waitedMs: number
}

/** The longest stall of each few seconds, as the site's own metric says. */
async function watchStalls(site: RunningSite): Promise<Stall[]> {
  const stalls: Stall[] = []
  const end = performance.now() + SECONDS * 1000
  await longestStallMs(site)
  let waited = processorTime(site.pid('web')).waitedMs
  while (performance.now() < end) {
    await sleep(SCRAPE_MS)
    const ms = await longestStallMs(site)
    const now = processorTime(site.pid('web')).waitedMs
    stalls.push({ ms, waitedMs: now - waited })
    waited = now
  }
  return stalls
}

async function longestStallMs({ address }: RunningSite): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]
  if (seconds === undefined) throw new Error('The site does not say how long its event loop stalls')
  return Number(seconds) * 1000
}

function describeStalls(stalls: Stall[]): string {
  const long = stalls.filter(({ ms }) => ms > ASKED_STALL_MS)
  const worst = stalls.toSorted((a, b) => b.ms - a.ms).slice(0, 3)
  const list = worst.map(({ ms, waitedMs }) => `${ms.toFixed(0)} (${waitedMs.toFixed(0)})`)
  return (
    `${long.length} of ${stalls.length} stretches of ${SCRAPE_MS / 1000} s had one over ${ASKED_STALL_MS} ms; ` +
    `the longest were ${list.join(', ')} ms (in parentheses, what the thread waited for a core in all of that stretch)`
  )
}

async function sampleMemory(site: RunningSite): Promise<string[][]> {
  const rows: string[][] = []
  for (let at = 0; at <= SAMPLES; at++) {
    if (at > 0) await sleep((SECONDS * 1000) / SAMPLES)
    const [web, worker] = (['web', 'worker'] as const).map((part) => memoryOf([site.pid(part)]))
    const seconds = Math.round((SECONDS * at) / SAMPLES)
    const cells = [web, worker].map((one) => `${one?.resident} (${one?.proportional})`)
    rows.push([`${seconds} s`, loadavg()[0]?.toFixed(1) ?? '', ...cells])
  }
  return rows
}

async function countLeads({ dataDir }: RunningSite): Promise<number> {
  const db = openDatabase(`${dataDir}/site.sqlite`)
  const { count } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  return count
}
