import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVERY_PAGE, PRODUCT_PAGES, TOWN_PAGES, VESSEL_PAGES } from '../samples/every-page.ts'
import { type RunningSite, startSite } from '../sites/site.ts'
import { markdownTable } from '../tools/markdown-table.ts'
import { soaking } from '../tools/soaking.ts'
import { type Memory, memoryOf } from './measure/memory-kinds.ts'
import { summarize } from './measure/summary.ts'

/** In `npm run soak`, ten minutes. */
const MINUTES = soaking ? 10 : 1
const SAMPLES = 10
const CLIENTS = 8
const REST_MS = 15_000
const ASKED_MB = 400
const ENCODINGS = ['br', 'gzip', 'identity']
const PAGES = [...EVERY_PAGE, ...PRODUCT_PAGES, ...TOWN_PAGES, ...VESSEL_PAGES]

/** The memory of all processes at rest, and under visits to every page with random queries. */
export default async function benchFlatMemory(): Promise<void> {
  console.log(`\nMemory under ${MINUTES} minutes of visits with random queries\n`)
  const site = await startSite()
  try {
    await sleep(REST_MS)
    const idle = measure(site)
    const samples: ReturnType<typeof measure>[] = []
    let asked = 0
    const end = performance.now() + MINUTES * 60_000
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      while (performance.now() < end) {
        await visit(site.address, client + asked)
        asked++
      }
    })
    for (let at = 0; at < SAMPLES; at++) {
      await sleep((MINUTES * 60_000) / SAMPLES)
      samples.push(measure(site))
    }
    await Promise.all(clients)
    await sleep(REST_MS)
    print(idle, samples, measure(site), asked)
  } finally {
    await site.remove()
  }
}

function measure(site: RunningSite) {
  const [launcher, web, worker] = [site.launcherPid, site.pid('web'), site.pid('worker')]
  return {
    all: memoryOf([launcher, web, worker]),
    launcher: memoryOf([launcher]),
    web: memoryOf([web]),
    worker: memoryOf([worker]),
  }
}

function print(
  idle: ReturnType<typeof measure>,
  samples: ReturnType<typeof measure>[],
  rest: ReturnType<typeof measure>,
  asked: number,
) {
  const cell = ({ resident, proportional }: Memory) => `${resident} (${proportional})`
  const times = [idle, ...samples, rest].map((each) =>
    [each.launcher, each.web, each.worker, each.all].map(cell),
  )
  const names = ['idle', ...samples.map((_, at) => `${at + 1}/${SAMPLES}`), 'at rest']
  const rows = times.map((cells, at) => [names[at] ?? '', ...cells])
  console.log(`${asked} pages. Resident MB; in parentheses, shared memory counted once.\n`)
  console.log(markdownTable(['when', 'launcher', 'web', 'worker', 'all'], rows))
  const [middle, last] = [samples.at(SAMPLES / 2 - 1), samples.at(-1)]
  const growth = (last?.web.proportional ?? 0) - (middle?.web.proportional ?? 0)
  summarize({
    what: 'memory of all processes, idle',
    measured: `${cell(idle.all)} MB`,
    beside: `launcher ${cell(idle.launcher)}, web ${cell(idle.web)}, worker ${cell(idle.worker)}`,
    asked: `${ASKED_MB} MB`,
  })
  summarize({
    what: `memory after ${MINUTES} minutes of visits`,
    measured: `${cell(last?.all ?? rest.all)} MB`,
    beside: `web grew by ${growth} MB in the second half`,
    asked: 'flat',
  })
}

async function visit(address: string, at: number): Promise<void> {
  const page = PAGES[at % PAGES.length] ?? '/'
  const query = `${page.includes('?') ? '&' : '?'}${queryOf(at)}`
  const encoding = ENCODINGS[at % ENCODINGS.length] ?? 'br'
  const answer = await fetch(`${address}${page}${query}`, {
    headers: { 'accept-encoding': encoding },
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  // Where the site limits how many pages are made at once, it says so with 503.
  if (answer.status > 500 && answer.status !== 503) throw new Error(`${page}: ${answer.status}`)
}

/** What campaigns, and whoever means harm, add to an address. */
function queryOf(at: number): string {
  const random = randomUUID()
  const kinds = ['utm_source', 'town', 'page', 'category', 'step', 'reference', 'x']
  return `${kinds[at % kinds.length]}=${random}`
}
