import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { onBothDatabases } from '../servers/databases.ts'
import { startSmtpPeer } from '../servers/smtp-peer.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { prepareSite } from '../sites/prepare-site.ts'
import { type PartName, type RunningSite, startSite } from '../sites/site.ts'
import { Visitors } from '../sites/visitors.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { missingMessages, repeats, unexplainedRepeats } from './lead-messages.ts'
import { recordLeads } from './record-leads.ts'

const LEADS = soaking ? 1000 : 60
const CLIENTS = 20
const KILLS = soaking ? 25 : 1
const LEADS_BEFORE_A_KILL = 5
/** On Postgres, the jobs of a dead worker are restarted within 90 s. */
const DELIVERED_WITHIN_MS = 200_000
/** Long enough to kill a worker between the mail server's reply and recording it. */
const MAIL_SERVER_DELAY_MS = 40
const TEST_LIMIT_MS = soaking ? 2_000_000 : 400_000

onBothDatabases('leads under kill -9', (open, kind) => {
  test(
    `${LEADS} leads outlive kills of the web process and of the worker (${KILLS} of each)`,
    async () => {
      const { db, env } = await open()
      await prepareSite(env)
      const peer = await startSmtpPeer()
      peer.delayMs = MAIL_SERVER_DELAY_MS
      onTestFinished(() => peer.stop())
      const site = await startSite({ ...env, ...mailSettings(peer.url) })
      onTestFinished(() => site.remove())
      const visitors = new Visitors(site.address)

      const kills = { web: 0, worker: 0 }
      await Promise.all([
        visit(visitors, kills),
        killRepeatedly(site, 'web', kills, kind, () => {
          return visitors.references.size >= due(kills.web) ? visitors.inFlight : 0
        }),
        killRepeatedly(site, 'worker', kills, kind, (since) => {
          return peer.messages.length >= 2 * due(kills.worker) ? sendsUnderWay(db, since) : 0
        }),
      ])
      expect(new Set(visitors.references.values()).size).toBe(LEADS)

      await until(
        'every lead has its two messages',
        async () => (await missingMessages(peer, visitors.references)).length === 0,
        DELIVERED_WITHIN_MS,
      )
      await until('every delivery is recorded', async () => (await unsent(db)) === 0)
      const again = [...repeats(peer).values()].reduce((sum, one) => sum + one, 0)
      console.log(
        `${kind}: ${peer.messages.length} messages for ${LEADS} leads, ${again} of them repeats`,
      )
      await recordLeads(`kill -9 of web and worker, ${KILLS} each`, {
        database: kind,
        db,
        peer,
        visitors,
      })
      expect(await unexplainedRepeats(peer, db)).toEqual([])
      expect(await submissions(db)).toBe(LEADS)
    },
    TEST_LIMIT_MS,
  )
})

/** How many leads are done before a part's next kill: kills spread over the whole campaign. */
function due(kills: number): number {
  return (kills * LEADS) / KILLS + LEADS_BEFORE_A_KILL
}

/** 20 clients, each with one visitor after the other, who leave work for the kills to come. */
async function visit(visitors: Visitors, kills: Record<PartName, number>) {
  let begun = 0
  const allowed = () => (LEADS * (Math.min(kills.web, kills.worker) + 1)) / KILLS
  const client = async () => {
    while (begun < LEADS) {
      // A kill that interrupted nothing is repeated.
      if (begun < allowed() || visitors.inFlight === 0) {
        begun++
        await visitors.sendOne()
      } else await sleep(20)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

/**
 * Kills a part so many times, each time while it works on something.
 * @param countBusy How many requests or messages it is working on since its start.
 */
async function killRepeatedly(
  site: RunningSite,
  part: PartName,
  kills: Record<PartName, number>,
  kind: string,
  countBusy: (since: string) => number | Promise<number>,
) {
  let since = new Date().toISOString()
  while (kills[part] < KILLS) {
    const pid = site.pid(part)
    let working = 0
    while (working === 0) {
      working = await countBusy(since)
      await sleep(1)
    }
    site.killPart(part)
    kills[part]++
    const work = `${working} ${part === 'web' ? 'requests' : 'messages'}`
    console.log(`${kind}: kill ${kills[part]} of ${part} during ${work}`)
    await site.replaced(part, pid)
    since = new Date().toISOString()
  }
}

/** Messages whose send has started and whose outcome is not recorded. */
async function sendsUnderWay(db: Db, since: string): Promise<number> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('sending_at', '>', since)
    .where('sent_at', 'is', null)
    .execute()
  // Anywhere from its first word to its last: a message takes about as long as the server's delay.
  if (rows.length > 0) await sleep(Math.random() * 2 * MAIL_SERVER_DELAY_MS)
  return rows.length
}

async function unsent(db: Db): Promise<number> {
  const rows = await db.selectFrom('deliveries').select('id').where('sent_at', 'is', null).execute()
  return rows.length
}

async function submissions(db: Db): Promise<number> {
  return (await db.selectFrom('submissions').select('id').execute()).length
}
