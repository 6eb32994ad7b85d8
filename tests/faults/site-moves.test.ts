import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '../../db/open.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { openPostgres, openSqlite, testFolder } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { ownBucket, s3Variables } from '../servers/s3.ts'
import { shared } from '../servers/shared.ts'
import { startSmtpPeer } from '../servers/smtp-peer.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { addLeads, asMoveTarget, expectSame, killMove, runMove, siteAt } from '../sites/moves.ts'
import { prepareSite } from '../sites/prepare-site.ts'
import { startSite } from '../sites/site.ts'
import { Visitors } from '../sites/visitors.ts'
import { TEST_AUTH_SECRET } from '../tools/auth-secret.ts'
import { recordFault } from '../tools/record-fault.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { lostReferences, missingMessages, repeats } from './lead-messages.ts'

const LEADS = soaking ? 10_000 : 120
const FILES = soaking ? 500 : 12
/** Leads that were accepted and not told to anybody yet. */
const OPEN = 20
const MAIL_SERVER_DELAY_MS = 40
const BETWEEN_GUESTS_MS = 250
const SENT_WITHIN_MS = 240_000
const TEST_LIMIT_MS = 1_800_000

describeWith(['postgres', 's3'], 'a site that moves while visitors send forms', () => {
  test(
    `${LEADS} leads and ${FILES} files reach Postgres and S3, and a folder again, once each, with kill -9 in five phases`,
    async () => {
      const peer = await startSmtpPeer()
      peer.delayMs = MAIL_SERVER_DELAY_MS
      onTestFinished(() => peer.stop())
      const more = mailSettings(peer.url)
      const embedded = await openSqlite()
      const oldEnv = { ...embedded.env, ...more }
      const old = siteAt(oldEnv)
      await addLeads(
        { db: embedded.db, store: old.store },
        { leads: LEADS, files: FILES, open: OPEN },
      )
      await prepareSite(embedded.env)
      const postgres = await openPostgres('empty')
      const s3 = s3Variables(ownBucket(await shared('s3')))
      const moving = { ...oldEnv, ...asMoveTarget(s3) }
      const newEnv = { DATA_DIR: testFolder(), DATABASE_URL: postgres.url, ...s3, ...more }

      const site = await startSite(oldEnv)
      onTestFinished(() => site.remove())
      const before = new Guests(site.address)
      const sending = before.sendUntilMoved()
      await killMove('Copying rows: submissions', moving, postgres.url)
      await killMove('Copying files', moving, postgres.url)
      await killMove('Closing the site', moving, postgres.url, '--finish')
      await killMove('Opening the site', moving, postgres.url, '--finish')
      const begun = Date.now()
      const moved = await runMove(moving, postgres.url, '--finish')
      expect(moved).toMatchObject({ status: 0 })
      console.log(`${moved.output}\nThe last run took ${Date.now() - begun} ms.`)
      console.log(`The longest wait for a reference was ${before.longestMs} ms.`)
      const refused = await sending
      expect(refused).toContain('503')
      expect(refused).toContain('moving to another server')
      await until('the old site is not ready', async () => {
        const { status } = await fetch(`${site.address}/readyz`)
        return status === 503
      })
      expect((await fetch(site.address)).status).toBe(200)
      expect(before.references.size).toBeGreaterThan(0)
      const there = siteAt(newEnv)
      expect(await expectSame(old, there)).toMatchObject({ files: FILES })
      expect(await lostReferences(postgres.db, before.references)).toEqual([])
      expect(await countLeads(postgres.db)).toBe(LEADS + before.references.size)
      await site.stop()

      const next = await startSite(newEnv)
      onTestFinished(() => next.remove())
      const after = new Guests(next.address)
      await after.send(3)
      const references = new Map([...before.references, ...after.references])
      await untilSent(postgres.db)
      expect(await missingMessages(peer, references)).toEqual([])
      expect(repeats(peer)).toEqual(new Map())
      expect(peer.messages).toHaveLength(2 * (references.size + OPEN))

      const folder = join(testFolder(), 'site')
      const sendingOn = after.sendUntilMoved()
      await killMove('Copying rows: deliveries', newEnv, folder)
      const back = await runMove(newEnv, folder, '--finish')
      expect(back).toMatchObject({ status: 0 })
      console.log(`${back.output}\nThe longest wait for a reference was ${after.longestMs} ms.`)
      expect(await sendingOn).toContain('503')
      const home = siteAt({ ...more, DATA_DIR: folder, AUTH_SECRET: TEST_AUTH_SECRET })
      await expectSame(there, home)
      const all = new Map([...before.references, ...after.references])
      recordFault({
        fault: 'the site moves to Postgres and S3 and back, kill -9 in five phases: leads',
        database: 'both',
        tries: LEADS + all.size,
        acknowledged: LEADS + all.size,
        lost: (await lostReferences(postgres.db, all)).length,
        doubled: (await countLeads(postgres.db)) - LEADS - all.size,
        longestMs: Math.max(before.longestMs, after.longestMs),
      })
      expect(await countLeads(postgres.db)).toBe(LEADS + all.size)
      await next.stop()
      await prepareSite({ DATA_DIR: folder })
      const last = await startSite({ ...more, DATA_DIR: folder })
      onTestFinished(() => last.remove())
      const returned = openDatabase(home.settings.databaseUrl)
      onTestFinished(() => returned.destroy())
      await untilSent(returned)
      expect(await missingMessages(peer, all)).toEqual([])
      expect(repeats(peer)).toEqual(new Map())
    },
    TEST_LIMIT_MS,
  )
})

/** Visitors who come one after the other, until they are told that the site moves. */
class Guests extends Visitors {
  /** @returns What the last of them was told. */
  async sendUntilMoved(): Promise<string> {
    for (;;) {
      try {
        await this.sendOne()
      } catch (error) {
        return String(error)
      }
      await sleep(BETWEEN_GUESTS_MS)
    }
  }
}

/** Asked of the database: reading all messages takes the mail server's time, which is in this process. */
function untilSent(db: Db): Promise<void> {
  const isDone = async () => (await outboxBacklog(db)).open === 0
  return until('every message is sent', isDone, SENT_WITHIN_MS)
}

async function countLeads(db: Db): Promise<number> {
  return (await db.selectFrom('submissions').select('id').execute()).length
}
