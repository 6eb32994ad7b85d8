import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { shared } from '../servers/shared.ts'
import { type SmtpPeer, startSmtpPeer } from '../servers/smtp-peer.ts'
import { hurryJobs } from '../sites/free-jobs.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { startWeb } from '../sites/two-webs.ts'
import { Visitors } from '../sites/visitors.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { Member } from './fleet.ts'
import { missingMessages, unexplainedRepeats } from './lead-messages.ts'
import { recordLeads } from './record-leads.ts'

const ROUNDS = soaking ? 25 : 1
/** Their messages are more than two workers take from the queue at once. */
const LEADS_A_ROUND = 70
const TEST_LIMIT_MS = soaking ? 3_600_000 : 300_000

describeWith('postgres', 'three workers on one Postgres', () => {
  test(
    'send through two mail relays, of which one loses its replies, one stops, while a worker is killed',
    async () => {
      await shared('build')
      const { db, env } = await openPostgres()
      const [first, second] = [await startRelay(), await startRelay()]
      const settings = ({ url }: SmtpPeer) => ({ ...env, ...mailSettings(url) })
      const [site, ...workers] = await Promise.all([
        startWeb(settings(first)),
        Member.start('worker', settings(first)),
        Member.start('worker', settings(first)),
        Member.start('worker', settings(second)),
      ])
      const visitors = new Visitors(site)
      const peer = both(first, second)
      for (let round = 0; round < ROUNDS; round++) {
        const release = [first, second].map((relay) => relay.hold())
        first.behave('take and die')
        await visitors.send(LEADS_A_ROUND)
        await until(
          'both relays have messages',
          () => first.unanswered > 0 && second.unanswered > 0,
        )
        await workers[round % workers.length]?.kill()
        for (const answer of release) answer()
        await second.stop()
        await until('the first relay has lost a reply', () => first.messages.length > 0)
        first.behave('accept')
        await workers[round % workers.length]?.start()
        await second.start()
        const delivered = async () => {
          // The long campaign waits until the queue gives them back by itself.
          if (!soaking) await hurryJobs(db)
          return (await missingMessages(peer, visitors.references)).length === 0
        }
        await until('every lead has its two messages', delivered, TEST_LIMIT_MS)
      }
      await until('every delivery is recorded', async () => {
        const open = await db
          .selectFrom('outbox')
          .select('id')
          .where('done_at', 'is', null)
          .execute()
        return open.length === 0
      })
      const fault = `two mail relays and three workers, ${ROUNDS} kills and outages`
      await recordLeads(fault, { database: 'Postgres', db, peer, visitors })
      expect(visitors.references.size).toBe(ROUNDS * LEADS_A_ROUND)
      expect(await unexplainedRepeats(peer, db)).toEqual([])
    },
    TEST_LIMIT_MS,
  )
})

async function startRelay(): Promise<SmtpPeer> {
  const relay = await startSmtpPeer()
  onTestFinished(() => relay.stop())
  return relay
}

/** What arrived at either. */
function both(first: SmtpPeer, second: SmtpPeer): SmtpPeer {
  return {
    ...first,
    get messages() {
      return [...first.messages, ...second.messages]
    },
  }
}
