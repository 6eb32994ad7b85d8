import { onServer, startPostgres } from '../servers/postgres.ts'
import { type RunningSite, startSite } from '../sites/site.ts'
import { describeDisk } from './measure/disk.ts'
import { leadSenders } from './measure/lead-senders.ts'
import { leadsInTurns } from './measure/leads-in-turns.ts'
import { processorTime, processorTreeMs } from './measure/processor.ts'
import { postmaster } from './measure/used-by.ts'

/** With so many visitors a commit is shared by more of them. */
const AT_ONCE = [8, 32]
const ASKED_A_SECOND = 1000
const SITES = [
  { WEB_PROCESSES: '1', SITE_MEMORY: 'small' },
  { WEB_PROCESSES: '2', SITE_MEMORY: 'small' },
  { WEB_PROCESSES: '2', SITE_MEMORY: 'large' },
]

/**
 * Leads accepted on a Postgres that waits for the disk, by one web process and by two, with little memory and with
 * much, on all cores, which they share with the database, the worker, and the visitors.
 */
export default async function benchLeadsOnPostgres(): Promise<void> {
  const postgres = await startPostgres(true)
  if ('missing' in postgres) return console.log(`No leads on Postgres: ${postgres.missing}`)
  const sites: { site: RunningSite; name: string }[] = []
  try {
    for (const [at, settings] of SITES.entries()) {
      const database = `site_${at + 1}`
      await onServer(postgres.url, (client) => client.query(`create database ${database}`))
      const DATABASE_URL = new URL(database, postgres.url).href
      const name = `Postgres, web processes: ${settings.WEB_PROCESSES}, memory: ${settings.SITE_MEMORY}`
      sites.push({ site: await startSite({ DATABASE_URL, ...settings }), name })
    }
    const disk = describeDisk(sites[0]?.site.dataDir ?? '')
    console.log(`\nLeads on Postgres\n\n${disk}; sent by ${leadSenders}\n`)
    const database = await postmaster(postgres.url)
    const servers = sites.map(({ site, name }) => ({
      name,
      address: site.address,
      pids: site.webPids,
      // The worker sends the messages of these leads meanwhile, and of its site's rounds before.
      others: {
        database: () => processorTreeMs(database),
        worker: () => processorTime(site.pid('worker')).totalMs,
      },
      hasTurn: (isItsTurn: boolean) =>
        process.kill(site.pid('worker'), isItsTurn ? 'SIGCONT' : 'SIGSTOP'),
      asked: ASKED_A_SECOND,
    }))
    for (const atOnce of AT_ONCE) await leadsInTurns(servers, atOnce)
  } finally {
    // A process that is stopped does not end.
    for (const { site } of sites) process.kill(site.pid('worker'), 'SIGCONT')
    for (const { site } of sites) await site.remove()
    await postgres.remove()
  }
}
