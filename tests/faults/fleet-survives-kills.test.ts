import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { startCaddy } from '../servers/caddy.ts'
import { startClamd } from '../servers/clamd.ts'
import { openPostgres } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { startPgBouncer } from '../servers/pgbouncer.ts'
import { findS3, ownBucket, s3Variables } from '../servers/s3.ts'
import { shared } from '../servers/shared.ts'
import { startSmtpPeer } from '../servers/smtp-peer.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { recordFault } from '../tools/record-fault.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { FileVisitors, outcomeOfFiles } from './file-visitors.ts'
import { Member, type Part } from './fleet.ts'
import { missingMessages, unexplainedRepeats } from './lead-messages.ts'
import { recordLeads } from './record-leads.ts'

const LEADS = soaking ? 5000 : 300
const CLIENTS = 10
/** Between two visitors of a client: all shall not be over before the last process is replaced. */
const PAUSE_MS = 100
/** Of processes taken at random, beside one of each part. */
const KILLS = soaking ? 40 : 2
/** Lanes of the worker that scan: so many scans can be under way when it is killed. */
const LANES = 3
/** The jobs of a dead worker are restarted within 90 s. */
const DONE_WITHIN_MS = soaking ? 600_000 : 200_000
const TEST_LIMIT_MS = soaking ? 5_400_000 : 900_000
const FAULT = `two webs and three workers behind PgBouncer and Caddy, ${KILLS} kills, one rolling update`

describeWith(['postgres', 's3', 'clamd', 'pgbouncer', 'caddy'], 'a fleet', () => {
  test(
    `keeps ${LEADS} leads with files through ${KILLS} kills and a rolling update`,
    async () => {
      const { db, members, caddy, peer } = await startFleet()
      const visitors = new FileVisitors(caddy.address)
      const kills = { web: 0, worker: 0 }
      const begun = Date.now()
      let isOver = false
      const sending = sendAll(visitors, () => isOver)
      for (let kill = 0; kill < KILLS / 2; kill++) await killOne(kill)
      // With the other one stopping, Caddy before 2.7 has nobody to give a form to, and does not wait.
      await until('Caddy uses all', caddy.isUsingAll)
      const failedDuring = await rollingUpdate()
      for (let kill = KILLS / 2; kill < KILLS; kill++) await killOne(kill)
      isOver = true
      await sending
      const leads = visitors.references.size
      expect(failedDuring).toEqual({ leads: [], pages: 0 })
      expect(new Set(visitors.references.values()).size).toBe(leads)

      await until(
        'all are done',
        () => isAllDone(db, peer.messages.length >= 2 * leads),
        DONE_WITHIN_MS,
      )
      expect(await missingMessages(peer, visitors.references)).toEqual([])
      await recordLeads(FAULT, { database: 'Postgres', db, peer, visitors })
      const files = await outcomeOfFiles(db, visitors)
      const fault = `${FAULT}: their files`
      const all = { database: 'Postgres', tries: visitors.uploads, acknowledged: leads }
      recordFault({ fault, ...all, ...files, longestMs: Date.now() - begun })
      expect(files).toEqual({ lost: 0, doubled: 0 })
      expect(await unexplainedRepeats(peer, db)).toEqual([])
      const outputs = members.map(({ output }) => output).join('')
      const scans = outputs.match(/a file was scanned/g)?.length ?? 0
      console.log(
        `${kills.web} webs and ${kills.worker} workers killed; ${scans} scans of ${visitors.uploads} files; ${visitors.failed} requests without an answer`,
      )
      expect(scans).toBeLessThanOrEqual(visitors.uploads + kills.worker * LANES)
      expect(outputs).not.toMatch(/prepared statement/)

      /** The first kills are one of each part. */
      async function killOne(kill: number) {
        const due = (kill * LEADS) / KILLS
        await until(
          'it is time',
          () => visitors.references.size >= due && visitors.inFlight > 0,
          TEST_LIMIT_MS,
        )
        const parts: Part[] = ['web', 'worker']
        const fitting = kill < 2 ? members.filter(({ part }) => part === parts[kill]) : members
        const victim = fitting[Math.floor(Math.random() * fitting.length)]!
        kills[victim.part]++
        await victim.kill()
        await victim.start()
      }

      /** One after the other. */
      async function replaceAll(of: string) {
        for (const member of members.filter(({ part }) => part === of)) {
          expect(await member.stop(), member.output).toBe(0)
          await member.start()
          if (of === 'web') await until('Caddy uses it', caddy.isUsingAll)
        }
      }

      /** @returns Which forms and how many pages got no answer meanwhile. */
      async function rollingUpdate() {
        const before = visitors.failed
        let pages = 0
        let isReplaced = false
        const read = async () => {
          while (!isReplaced) {
            const ok = await fetch(`${caddy.address}/contact`).then(
              (page) => page.ok,
              () => false,
            )
            if (!ok) pages++
          }
        }
        const reading = read()
        await Promise.all(['web', 'worker'].map(replaceAll))
        isReplaced = true
        await reading
        return { leads: visitors.failures.slice(before), pages }
      }
    },
    TEST_LIMIT_MS,
  )
})

async function startFleet() {
  await shared('build')
  const { db, url, env } = await openPostgres()
  const s3 = await findS3()
  const clamd = await startClamd()
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const settings = {
    ...env,
    ...mailSettings(peer.url),
    ...s3Variables(ownBucket(s3!)),
    DATABASE_URL: await startPgBouncer(url),
    DATABASE_DIRECT_URL: url,
    CLAMD_URL: clamd.url,
    TRUSTED_PROXIES: '1',
  }
  const parts: Part[] = ['web', 'web', 'worker', 'worker', 'worker']
  const members = await Promise.all(parts.map((part) => Member.start(part, settings)))
  const webs = members.filter(({ part }) => part === 'web').map(({ address }) => address)
  return { db, members, peer, caddy: await startCaddy(webs) }
}

/** Some clients, each with one visitor after the other. */
async function sendAll(visitors: FileVisitors, isOver: () => boolean) {
  const client = async () => {
    while (visitors.tried < LEADS || !isOver()) {
      await visitors.sendOne()
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

/** Every message has been sent, every file has its verdict, and no job is open. */
async function isAllDone(db: Db, hasMessages: boolean): Promise<boolean> {
  if (!hasMessages) return false
  await sleep(100)
  const open = await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
  return open.length === 0
}
