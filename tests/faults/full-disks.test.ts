import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '../../db/open.ts'
import { startImport } from '../../db/writing/imports.ts'
import { runOf, STAFF } from '../samples/imports.ts'
import { addManyLeads } from '../samples/many-leads.ts'
import { slowPosts } from '../samples/post-triggers.ts'
import { openOwnServer } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { shared } from '../servers/shared.ts'
import { fillDisk, fillDiskBut, withSmallDisk } from '../servers/small-disk.ts'
import { type SmtpPeer, startSmtpPeer } from '../servers/smtp-peer.ts'
import { hurryJobs } from '../sites/free-jobs.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { prepareSite } from '../sites/prepare-site.ts'
import { startSite } from '../sites/site.ts'
import { makeStaff, signInOver } from '../staff/staff-site.ts'
import { recordFault } from '../tools/record-fault.ts'
import { soaking } from '../tools/soaking.ts'
import { until } from '../tools/until.ts'
import { Exports } from './exports.ts'
import { Member } from './fleet.ts'
import { missingMessages } from './lead-messages.ts'
import { PatientVisitors } from './patient-visitors.ts'
import { recordLeads } from './record-leads.ts'
import { expectWholeImport, hasEnded } from './whole-import.ts'

/** A site with its queue, or a Postgres, has room on it for what the test does, and not for much more. */
const MEGABYTES = 400
/** Of which so many are free when the import begins: to fill more would take longer than what is left of it. */
const FREE_MEGABYTES = 64
const LEADS = 10
const LEADS_BEFORE = 1100
const FULL_MS = soaking ? 60_000 : 5000

interface FullSite {
  database: 'SQLite' | 'Postgres'
  db: Db
  address: string
  disk: string
  peer: SmtpPeer
  staffCookie: string
  /** Holds the import up while the disk is filled, which takes long on a busy machine. @returns What lets it go on. */
  holdImport(): Promise<() => Promise<void>>
  /** What happens beside while the disk is full. */
  meanwhile(): Promise<void>
  /** What an operator, or what watches over the processes, does once there is room. */
  afterward(): Promise<void>
}

test('a whole site whose disk is full in the middle of an import goes on when there is room', async ({
  skip,
}) => {
  const inUse = async (disk: string) => {
    const DATA_DIR = join(disk, 'data')
    mkdirSync(DATA_DIR)
    const file = join(DATA_DIR, 'site.sqlite')
    copyFileSync((await shared('sqlite')).file, file)
    const db = openDatabase(file)
    await prepareSite({ DATA_DIR })
    const { peer, staffCookieAt } = await prepared(db)
    const site = await startSite({ DATA_DIR, ...mailSettings(peer.url) })
    try {
      await goesOn({
        ...{ database: 'SQLite', db, address: site.address, disk, peer },
        staffCookie: await staffCookieAt(site.address),
        // What slows its posts down fills a processor, and so slows down with the machine.
        holdImport: async () => async () => {},
        meanwhile: async () => {},
        afterward: async () => {},
      })
    } finally {
      await site.stop()
      await db.destroy()
    }
  }
  await withSmallDisk(skip, inUse, MEGABYTES)
})

describeWith('postgres', 'a Postgres', () => {
  test('whose disk is full in the middle of an import goes on when there is room and it runs again', async ({
    skip,
  }) => {
    const inUse = async (disk: string) => {
      const { db, url, server } = await openOwnServer(skip, disk)
      const { peer, staffCookieAt } = await prepared(db)
      await shared('build')
      const settings = { ...mailSettings(peer.url), DATABASE_URL: url }
      const web = await Member.start('web', settings)
      const worker = await Member.start('worker', settings)
      try {
        await goesOn({
          ...{ database: 'Postgres', db, address: web.address, disk, peer },
          staffCookie: await staffCookieAt(web.address),
          holdImport: () => lockPosts(db),
          // What it may not write down ends it: the log has no room for its next file.
          meanwhile: async () =>
            void (await sql`select pg_switch_wal()`.execute(db).catch(() => {})),
          afterward: async () => {
            await server.stop()
            await server.start()
            await hurryJobs(db)
          },
        })
      } finally {
        await Promise.all([web.kill(), worker.kill()])
        await db.destroy()
        await server.remove()
      }
    }
    await withSmallDisk(skip, inUse, MEGABYTES)
  })
})

/** Leads to export, staff, and a mail server. */
async function prepared(db: Db) {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  await addManyLeads(db, LEADS_BEFORE)
  const { email } = await makeStaff({ db })
  return { peer, staffCookieAt: (address: string) => signInOver(address, email) }
}

/** @returns What unlocks them. */
async function lockPosts(db: Db): Promise<() => Promise<void>> {
  const transaction = await db.startTransaction().execute()
  await sql`lock table blog_posts in share mode`.execute(transaction)
  return () => transaction.rollback().execute()
}

/** An import, visitors and an export meet a full disk; then there is room. */
async function goesOn(site: FullSite) {
  const { database, db, address, peer } = site
  await slowPosts(db, database)
  fillDiskBut(FREE_MEGABYTES, site.disk)
  const begun = Date.now()
  const { id } = await startImport(db, STAFF)
  await until('two articles are done', async () => (await runOf(db, id)).outcomes.length >= 2)
  const letGoOn = await site.holdImport()
  const makeSpace = fillDisk(site.disk)
  expect(await hasEnded(db, id)).toBe(false)
  await letGoOn()

  const visitors = new PatientVisitors(address)
  const sending = visitors.send(LEADS)
  const exports = new Exports(site)
  const exporting = exports.exportOnce()
  const all = Promise.all([sending, exporting])
  all.catch(() => {})
  await site.meanwhile()
  await until(
    'the site is not ready',
    async () => (await fetch(`${address}/readyz`)).status === 503,
  )
  // Pages and health do not need the disk.
  for (const path of ['/', '/towns', '/healthz']) {
    expect((await fetch(address + path)).status, path).toBe(200)
  }
  await sleep(FULL_MS)

  makeSpace()
  await site.afterward()
  await all
  await until('it has ended', () => hasEnded(db, id))
  await until(
    'every lead has its two messages',
    async () => (await missingMessages(peer, visitors.references)).length === 0,
  )
  await until('the site is ready', async () => (await fetch(`${address}/readyz`)).status === 200)
  await expectWholeImport(db, id, { fault: 'full disk: an import', database, begun })
  await recordLeads('full disk', { database, db, peer, visitors })
  expect(exports.wrong).toEqual([{ lost: 0, doubled: 0 }])
  recordFault({
    ...{ fault: 'full disk: an export', database, tries: exports.tried },
    ...{ acknowledged: exports.wrong.length, lost: 0, doubled: 0, longestMs: exports.longestMs },
  })
}
