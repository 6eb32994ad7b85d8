import type { Db } from '../../../db/open.ts'
import type { RunningSite } from '../../sites/site.ts'
import { type SendersReport, sendFrom } from './senders.ts'
import { startMeter, type Used } from './used-by.ts'

/** Pages a second. The first is the average of ten million a day. */
const RATES = [116, 250, 500, 750, 1000, 1500, 2000, 3000]
/** Ten million pages and a million leads. */
const PAGES_TO_A_LEAD = 10
/** Home, lists and towns are counted; other pages are not. */
const PAGES_TO_A_VISIT = 2
const SECONDS = 8
/** A p99 beyond this is the bend; twice in a row, since one may be of other work on the machine. */
export const BEND_MS = 100

/** What one rate came to. */
export interface Step {
  perSecond: { pages: number; visits: number; leads: number }
  /** Undefined when a request failed. */
  sent: Record<'pages' | 'visits' | 'leads', SendersReport> | undefined
  used: Used
  /** Jobs of leads that the worker has not done yet. */
  openJobs: number
}

/** Sends pages, visits and leads by the clock, faster and faster, until p99 bends or a request fails. */
export async function raiseLoad(
  site: RunningSite,
  db: Db,
  postgresUrl: string | undefined,
): Promise<Step[]> {
  const readUsed = await startMeter(site, postgresUrl)
  const steps: Step[] = []
  for (const pages of RATES) {
    const visits = Math.round(pages / PAGES_TO_A_VISIT)
    const perSecond = { pages, visits, leads: Math.round(pages / PAGES_TO_A_LEAD) }
    readUsed()
    const sent = await sendAll(site.address, perSecond)
    const used = readUsed()
    const step = { perSecond, sent, used, openJobs: await countOpenJobs(db) }
    steps.push(step)
    if (steps.length > 1 && steps.slice(-2).every(hasBent)) break
  }
  return steps
}

/** Whether a step was more than the site does in time. */
export function hasBent({ sent }: Step): boolean {
  return !sent || Math.max(sent.pages.p99Ms, sent.leads.p99Ms) > BEND_MS
}

async function sendAll(address: string, perSecond: Step['perSecond']): Promise<Step['sent']> {
  const sent = await Promise.allSettled([
    sendFrom(address, { does: 'read a page', perSecond: perSecond.pages, seconds: SECONDS }),
    sendFrom(address, { does: 'count a visit', perSecond: perSecond.visits, seconds: SECONDS }),
    sendFrom(address, { does: 'send leads', perSecond: perSecond.leads, seconds: SECONDS }),
  ])
  const [pages, visits, leads] = sent.map((one) =>
    one.status === 'fulfilled' ? one.value : undefined,
  )
  return pages && visits && leads && { pages, visits, leads }
}

async function countOpenJobs(db: Db): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
