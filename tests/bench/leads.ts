import { openDatabase } from '../../db/open.ts'
import { type RunningSite, startSite } from '../sites/site.ts'
import { pinServer, placement } from './measure/cores.ts'
import { describeDisk } from './measure/disk.ts'
import { leadsAtOnce } from './measure/leads-at-once.ts'
import { leadsBesidePages } from './measure/leads-beside-pages.ts'
import { sendFrom } from './measure/senders.ts'

const WARM_UP_SECONDS = 2

/** How fast leads are accepted on SQLite; each is durable before its reference is returned. */
export default async function benchLeads(): Promise<void> {
  const site = await startSite()
  try {
    pinServer(site.pid('web'))
    console.log(`\nLeads\n\n${placement}; ${describeDisk(site.dataDir)}\n`)
    const warmUp = { does: 'send leads', atOnce: 8, seconds: WARM_UP_SECONDS } as const
    const { sent } = await sendFrom(site.address, warmUp)
    // First, as the worker is busy with the others for a while.
    const besidePages = await leadsBesidePages(site)
    const atOnce = await leadsAtOnce(site)
    await assertAccepted(site, sent + besidePages + atOnce)
  } finally {
    await site.remove()
  }
}

/** @throws If an acknowledged lead is lost when the web process is killed. */
async function assertAccepted(site: RunningSite, answered: number) {
  const web = site.pid('web')
  site.killPart('web')
  await site.replaced('web', web)
  const db = openDatabase(`${site.dataDir}/site.sqlite`)
  const { stored } = await db
    .selectFrom('submissions')
    .select((select) => select.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
    .finally(() => db.destroy())
  if (stored !== answered)
    throw new Error(`${answered} leads were answered, and ${stored} are stored`)
  console.log(`All ${stored} leads were in the database after a kill -9 of the web process.`)
}
