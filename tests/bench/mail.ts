import { openDatabase } from '../../db/open.ts'
import { messageIdOf } from '../../worker/emails/mail-addresses.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { startSite } from '../sites/site.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { describeDisk } from './measure/disk.ts'
import { startMailServer, type Taken } from './measure/mail-server.ts'
import { processorTime } from './measure/processor.ts'
import { sendFrom } from './measure/senders.ts'
import { percentile } from './measure/statistics.ts'

const SECONDS = soaking ? 600 : 30
const LEADS_A_SECOND = 50
const PAGES_A_SECOND = 50
const MESSAGES_OF_A_LEAD = 2
const ASKED_P95_S = 10
const DELIVERED_WITHIN_MS = 300_000

/**
 * How long after its acceptance a lead's messages arrive at the mail server, and what becomes of the pages
 * meanwhile. In `npm run soak` it goes on for ten minutes, and a late message is a failure.
 */
export default async function benchMail(): Promise<void> {
  const server = await startMailServer()
  const settings = mailSettings(server.url)
  const site = await startSite(settings)
  try {
    console.log(`\nMessages of leads\n\n${describeDisk(site.dataDir)}\n`)
    const before = processorTime(site.pid('worker'))
    const [leads, pages] = await Promise.all([
      sendFrom(site.address, { does: 'send leads', perSecond: LEADS_A_SECOND, seconds: SECONDS }),
      sendFrom(site.address, { does: 'read a page', perSecond: PAGES_A_SECOND, seconds: SECONDS }),
    ])
    const messages = leads.sent * MESSAGES_OF_A_LEAD
    let taken: Taken[] = []
    await until(
      'every message has arrived',
      async () => {
        taken = await server.taken()
        return taken.length >= messages
      },
      DELIVERED_WITHIN_MS,
    )
    const after = processorTime(site.pid('worker'))
    const waits = await waitsOf(taken, site.dataDir, settings)
    const [p50, p95, last] = [0.5, 0.95, 1].map((part) => percentile(waits, part)) as [
      number,
      number,
      number,
    ]
    const perMessage = (after.totalMs - before.totalMs) / messages
    console.log(
      `${leads.sent} leads, ${LEADS_A_SECOND} a second for ${SECONDS} s: their ${taken.length} messages arrive after ` +
        `p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}, at most ${last.toFixed(2)} s (asked: p95 within ${ASKED_P95_S} s); ` +
        `${perMessage.toFixed(1)} ms of processor of the worker a message; ` +
        `leads p50 ${leads.p50Ms.toFixed(1)}, p99 ${leads.p99Ms.toFixed(1)} ms; ` +
        `pages, ${PAGES_A_SECOND} a second, p50 ${pages.p50Ms.toFixed(1)}, p99 ${pages.p99Ms.toFixed(1)} ms`,
    )
    if (new Set(taken.map(([id]) => id)).size !== messages || taken.length !== messages) {
      throw new Error(`${messages} messages were promised, and ${taken.length} arrived`)
    }
    if (soaking && p95 > ASKED_P95_S) throw new Error('The worker does not keep up')
  } finally {
    await site.remove()
    server.stop()
  }
}

/** From acceptance to the mail server, in seconds, sorted. */
async function waitsOf(
  taken: Taken[],
  dataDir: string,
  { SITE_URL = '', MAIL_FROM = '' }: Record<string, string>,
): Promise<number[]> {
  const db = openDatabase(`${dataDir}/site.sqlite`)
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['deliveries.id', 'submissions.created_at'])
    .execute()
    .finally(() => db.destroy())
  const site = { siteUrl: SITE_URL, mailFrom: MAIL_FROM }
  const acceptedAt = new Map(
    rows.map(({ id, created_at }) => [messageIdOf(id, site), Date.parse(created_at)]),
  )
  return taken
    .map(([id, at]) => (at - (acceptedAt.get(id) ?? Number.NaN)) / 1000)
    .sort((a, b) => a - b)
}
