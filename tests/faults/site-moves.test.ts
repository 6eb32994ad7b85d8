import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '../../db/open.ts'
import { outboxBacklog } from '../../db/ops/outbox.ts'
import { parseConfig } from '../../src/settings/config.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { storedFile } from '../samples/lead-files.ts'
import { acceptLead } from '../samples/leads.ts'
import { openPostgres, openSqlite, testFolder } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { ownBucket, s3Variables } from '../servers/s3.ts'
import { shared } from '../servers/shared.ts'
import { startSmtpPeer } from '../servers/smtp-peer.ts'
import { expectSame, KEY } from '../sites/backups.ts'
import { launch, type Settings } from '../sites/launched.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { prepareSite } from '../sites/prepare-site.ts'
import { startSite } from '../sites/site.ts'
import { Visitors } from '../sites/visitors.ts'
import { recordFault } from '../tools/record-fault.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { lostReferences, missingMessages, repeats } from './lead-messages.ts'

const LEADS = soaking ? 10_000 : 120
const FILES = soaking ? 500 : 12
const AT_ONCE = 25
const BETWEEN_GUESTS_MS = 250
const SENT_WITHIN_MS = 240_000
const TEST_LIMIT_MS = 1_800_000

describeWith(['postgres', 's3'], 'a site that moves by a backup', () => {
  test(
    `has its ${LEADS} leads, ${FILES} files and all messages once each on Postgres and S3, and in a folder again`,
    async () => {
      const peer = await startSmtpPeer()
      onTestFinished(() => peer.stop())
      const more = { ...mailSettings(peer.url), BACKUP_KEY: KEY }
      const embedded = await openSqlite()
      const oldEnv = { ...embedded.env, ...more }
      await addLeads(embedded.db, openObjectStore(parseConfig(oldEnv)))
      await prepareSite(embedded.env)
      const to = testFolder()

      const site = await startSite(oldEnv)
      onTestFinished(() => site.remove())
      const guests = new Visitors(site.address)
      let isOver = false
      const sending = (async () => {
        for (; !isOver; await sleep(BETWEEN_GUESTS_MS)) await guests.sendOne()
      })()
      await command('backup.ts', ['--to', to], oldEnv)
      await guests.send(3)
      isOver = true
      await sending
      await site.stop()

      const postgres = await openPostgres('empty')
      const s3 = s3Variables(ownBucket(await shared('s3')))
      const newEnv = { DATA_DIR: testFolder(), DATABASE_URL: postgres.url, ...s3, ...more }
      await move(to, oldEnv, newEnv)
      expect(await lostReferences(postgres.db, guests.references)).toEqual([])
      const next = await startSite(newEnv)
      onTestFinished(() => next.remove())
      const later = new Visitors(next.address)
      await later.send(3)
      const all = new Map([...guests.references, ...later.references])
      await untilSent(postgres.db)
      await next.stop()

      const homeEnv = { DATA_DIR: testFolder(), ...more }
      await move(testFolder(), newEnv, homeEnv)
      await prepareSite(homeEnv)
      const last = await startSite(homeEnv)
      onTestFinished(() => last.remove())
      const home = openDatabase(parseConfig(homeEnv).databaseUrl)
      onTestFinished(() => home.destroy())
      await untilSent(home)
      expect(await missingMessages(peer, all)).toEqual([])
      expect(repeats(peer)).toEqual(new Map())
      const leads = (await home.selectFrom('submissions').select('id').execute()).length
      const lost = await lostReferences(home, all)
      recordFault({
        fault: 'the site moves to Postgres and S3 and back: leads',
        ...{ database: 'both', tries: LEADS + all.size, acknowledged: LEADS + all.size },
        lost: lost.length,
        doubled: leads - LEADS - all.size,
        longestMs: Math.max(guests.longestMs, later.longestMs),
      })
      expect(lost).toEqual([])
      expect(leads).toBe(LEADS + all.size)
    },
    TEST_LIMIT_MS,
  )
})

/** As the guide says it, for a site that is stopped. */
async function move(to: string, from: Settings, into: Settings): Promise<void> {
  await command('backup.ts', ['--to', to], from)
  await forgetBackup(from)
  await command('restore.ts', ['--from', to], into)
  await forgetBackup(into)
  await expectSame(parseConfig(from), parseConfig(into))
}

async function command(file: string, args: string[], env: Settings): Promise<void> {
  const begun = Date.now()
  const { ended, output } = launch(file, args, env)
  expect(await ended, output()).toBe(0)
  console.log(`${output().trim()} (${Date.now() - begun} ms)`)
}

/** A site notes after a backup that it was taken. */
async function forgetBackup(env: Settings): Promise<void> {
  const db = openDatabase(parseConfig(env).databaseUrl)
  await db.deleteFrom('heartbeats').where('name', '=', 'backup').execute()
  await db.destroy()
}

/** Leads whose messages are sent, some with a file that is released or in quarantine. */
async function addLeads(db: Db, store: ObjectStore): Promise<void> {
  for (let from = 0; from < LEADS; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, LEADS - from) }, (_, at) => from + at)
    await Promise.all(
      numbers.map(async (at) => {
        const lies = at % 3 === 0 ? 'in quarantine' : 'released'
        const bytes = randomBytes(2000 + 37 * at)
        const file = at < FILES && (await storedFile(db, { bytes, lies }, store))
        await acceptLead(db, { attachmentIds: file ? [file] : [] })
      }),
    )
  }
  const now = new Date().toISOString()
  await db.updateTable('deliveries').set({ sent_at: now, sending_at: now }).execute()
  await db.updateTable('outbox').set({ done_at: now, relayed_at: now }).execute()
}

/** Asked of the database: reading all messages takes the mail server's time, which is in this process. */
function untilSent(db: Db): Promise<void> {
  const isDone = async () => (await outboxBacklog(db)).open === 0
  return until('every message is sent', isDone, SENT_WITHIN_MS)
}
