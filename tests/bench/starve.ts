import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type RunningSite, startSite } from '../sites/site.ts'
import { markdownTable } from '../tools/markdown-table.ts'
import { ask } from './measure/answer.ts'
import { placement } from './measure/cores.ts'
import type { HostileReport, HostileTask } from './measure/hostile-client.ts'
import type { ProbeReport, ProbeTask } from './measure/probe-client.ts'
import { processorTime } from './measure/processor.ts'
import { runReporting } from './measure/reporting.ts'
import { forgetPeak, peakMb } from './measure/resident.ts'

const CLIENT = fileURLToPath(new URL('./measure/hostile-client.ts', import.meta.url))
const PROBE = fileURLToPath(new URL('./measure/probe-client.ts', import.meta.url))
const CONNECTIONS = [16, 64, 200]
const SECONDS = Number(process.env.STARVE_SECONDS ?? 4)
const REST_MS = 500
const ASKED_P99_MS = 50
const ASKED_WEB_MB = 200

/** What a hostile client asks for; each `*` is another word every time. */
export const HOSTILE: Record<string, Pick<HostileTask, 'path' | 'cookie'>> = {
  '/?town=*': { path: '/?town=*' },
  '/towns/*': { path: '/towns/*' },
  '/blog?town=*': { path: '/blog?town=*' },
  'a malformed draft cookie': { path: '/quote', cookie: 'draft-quote=*; received-quote=*' },
  'an unknown draft': { path: '/quote', cookie: 'draft-quote=***xxxxxxx' },
  '/newsletter?x=*': { path: '/newsletter?x=*' },
  '/RSC/R/towns.txt?query=*': { path: '/RSC/R/towns.txt?query=town%3D*' },
  '/RSC/R/towns/*.txt': { path: '/RSC/R/towns/*.txt?query=' },
  '/request?token=*': { path: '/request?token=*' },
  '/the-compass?category=*': { path: '/the-compass?category=*&search=*' },
  '/*': { path: '/*' },
}

/** How long another visitor waits while a hostile client makes the site render. */
export default async function benchStarve(): Promise<void> {
  const site = await startSite({ TRUSTED_PROXIES: '1' })
  try {
    console.log(`\nOne client beside another (${placement}; ${SECONDS} s each)\n`)
    const rows = [['nothing', '0', ...(await measure(site, { path: '/' }, 0))]]
    for (const [name, hostile] of Object.entries(HOSTILE)) {
      for (const connections of CONNECTIONS) {
        const row = [name, `${connections}`, ...(await measure(site, hostile, connections))]
        rows.push(row)
        console.error(row.join(' | '))
        await sleep(REST_MS)
      }
    }
    console.log(
      markdownTable(
        [
          ...[
            'hostile',
            'connections',
            'answered/s',
            'refused/s',
            'failed',
            'failed of others',
            'µs each',
          ],
          ...['page p50 ms', `p99 (asked: ${ASKED_P99_MS})`, 'work p50', 'work p99'],
          ...['/healthz p50', 'p99', 'work p50', 'work p99'],
          `web MB (asked: ${ASKED_WEB_MB})`,
        ],
        rows,
      ),
    )
  } finally {
    await site.remove()
  }
}

async function measure(
  site: RunningSite,
  hostile: Pick<HostileTask, 'path' | 'cookie'>,
  connections: number,
): Promise<string[]> {
  const { address } = site
  const web = site.pid('web')
  // The other visitor's page is in the cache.
  await ask(address, { method: 'GET', path: '/towns', headers: { 'accept-encoding': 'br' } })
  forgetPeak(web)
  const before = processorTime(web).totalMs
  const task: HostileTask = { address, connections, seconds: SECONDS, ...hostile }
  const probe = (path: string): Promise<ProbeReport> => {
    const task: ProbeTask = { address, path, seconds: SECONDS, pid: web }
    return runReporting<ProbeReport>(PROBE, task)
  }
  const [report, page, health] = await Promise.all([
    runReporting<HostileReport>(CLIENT, task),
    probe('/towns'),
    probe('/healthz'),
  ])
  const spentMs = processorTime(web).totalMs - before
  const each = (spentMs * 1000) / (report.answered + report.refused + page.asked + health.asked)
  return [
    (report.answered / SECONDS).toFixed(0),
    (report.refused / SECONDS).toFixed(0),
    `${report.failed}`,
    `${page.failed + health.failed}`,
    each.toFixed(0),
    ...[page, health].flatMap(({ p50Ms, p99Ms, workP50Ms, workP99Ms }) =>
      [p50Ms, p99Ms, workP50Ms, workP99Ms].map((ms) => ms.toFixed(1)),
    ),
    `${peakMb(web)}`,
  ]
}
