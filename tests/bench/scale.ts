import { sql } from 'kysely'
import { type Db, openDatabase } from '../../db/open.ts'
import { type Postgres, startPostgres } from '../servers/postgres.ts'
import type { Settings } from '../sites/launched.ts'
import { startSite } from '../sites/site.ts'
import { markdownTable } from '../tools/markdown-table.ts'
import { describeDisk } from './measure/disk.ts'
import { BEND_MS, hasBent, raiseLoad, type Step } from './measure/rising-load.ts'
import { sendFrom } from './measure/senders.ts'
import { summarize } from './measure/summary.ts'

const WARM_UP_SECONDS = 3
const HEAD = [
  ...['pages/s', 'visits/s', 'leads/s', 'page p50 ms', 'p99', 'visit p50 ms', 'p99'],
  ...['lead p50 ms', 'p99', 'web', 'busiest thread'],
  ...['worker', 'database', 'senders', 'idle', 'of it for the disk', 'open jobs'],
]

/**
 * Pages, visits that are counted, and leads at the same time, at rising rates: what a site on one machine does in time, and
 * which of its processes is at its limit then. Load, site and database share all cores.
 */
export default async function benchScale(): Promise<void> {
  for (const WEB_PROCESSES of ['1', '2']) await measure('SQLite', { WEB_PROCESSES })
  const postgres = await startPostgres(true)
  if ('missing' in postgres) return console.log(`No figures on Postgres: ${postgres.missing}`)
  try {
    for (const WEB_PROCESSES of ['1', '2']) await measure('Postgres', { WEB_PROCESSES }, postgres)
  } finally {
    await postgres.remove()
  }
}

async function measure(kind: string, settings: Settings, postgres?: Postgres): Promise<void> {
  const site = await startSite({ ...settings, DATABASE_URL: postgres?.url })
  const db = openDatabase(postgres?.url ?? `${site.dataDir}/site.sqlite`)
  try {
    for (const does of ['read a page', 'send leads'] as const) {
      await sendFrom(site.address, { does, atOnce: 4, seconds: WARM_UP_SECONDS })
    }
    const what = `${kind}, web processes: ${settings.WEB_PROCESSES}`
    const before = await sizeOf(db, kind)
    const steps = await raiseLoad(site, db, postgres?.url)
    const after = await sizeOf(db, kind)
    console.log(`\n${what} (cores of each part; ${describeDisk(site.dataDir)})\n`)
    console.log(markdownTable(HEAD, steps.map(rowOf)))
    const kilobytes = (after.bytes - before.bytes) / (after.leads - before.leads) / 1000
    console.log(
      `\nThe database, with its indexes and jobs, grew by ${kilobytes.toFixed(1)} KB a lead.`,
    )
    const inTime = steps.filter((step) => !hasBent(step)).at(-1)
    summarize({
      what: `pages and leads together, ${what}`,
      measured: inTime
        ? `${inTime.perSecond.pages} pages/s and ${inTime.perSecond.leads} leads/s with p99 under ${BEND_MS} ms`
        : `no rate with p99 under ${BEND_MS} ms`,
      beside: `at the last rate, of ${steps.at(-1)?.perSecond.pages} pages/s, the web processes used ${cores(steps.at(-1)?.used.web)} cores`,
      asked: '',
    })
  } finally {
    await db.destroy()
    await site.remove()
  }
}

async function sizeOf(db: Db, kind: string): Promise<{ bytes: number; leads: number }> {
  const bytes =
    kind === 'SQLite'
      ? sql<number>`page_count * page_size from pragma_page_count(), pragma_page_size()`
      : sql<number>`pg_database_size(current_database())`
  const { rows } = await sql<{ bytes: number; leads: number }>`
    select (select count(*) from submissions) as leads, (select ${bytes}) as bytes`.execute(db)
  const [row] = rows
  return { bytes: Number(row?.bytes), leads: Number(row?.leads) }
}

function rowOf({ perSecond, sent, used, openJobs }: Step): string[] {
  const reports = sent && [sent.pages, sent.visits, sent.leads]
  const times = reports?.flatMap(({ p50Ms, p99Ms }) => [p50Ms.toFixed(1), p99Ms.toFixed(1)])
  const senders = reports?.reduce((sum, { sendersUsed }) => sum + sendersUsed, 0)
  const parts = [used.web, used.busiest, used.worker, used.database, senders, used.idle, used.disk]
  return [
    `${perSecond.pages}`,
    `${perSecond.visits}`,
    `${perSecond.leads}`,
    ...(times ?? ['a request failed', '', '', '', '', '']),
    ...parts.map(cores),
    `${openJobs}`,
  ]
}

function cores(used: number | undefined): string {
  return used === undefined ? '' : used.toFixed(2)
}
