import { chmodSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { openOwnServer, openSqlite, testFolder } from '../servers/databases.ts'
import { describeWith } from '../servers/describe-with.ts'
import { FAKETIME_LIBRARY } from '../servers/missing-parts.ts'
import { startSmtpPeer } from '../servers/smtp-peer.ts'
import { mailSettings } from '../sites/mail-settings.ts'
import { prepareSite } from '../sites/prepare-site.ts'
import { startSite } from '../sites/site.ts'
import { Visitors } from '../sites/visitors.ts'
import { until } from '../tools/until.ts'
import { missingMessages } from './lead-messages.ts'
import { recordLeads } from './record-leads.ts'

const LEADS = 10
/** Ahead by months and back, then behind, as after an empty battery, and back. */
const JUMPS = ['+90d', '+0', '-400d', '+0']
/** The queue asks its database more often than this, so a wait that ends with the next query is over. */
const SETTLED_MS = 3000

describeWith('faketime', 'a clock that jumps', () => {
  test('under a whole site loses no lead and no message', async () => {
    const { db, env } = await openSqlite()
    await prepareSite(env)
    const clock = fakeClock()
    await expectNothingLost('SQLite', db, clock, { ...env, ...clock.variables })
  })
})

describeWith(['faketime', 'postgres'], 'the clock of a Postgres that jumps', () => {
  test('alone loses no lead and no message, and the queue goes on with its upkeep', async ({
    skip,
  }) => {
    const clock = fakeClock()
    const { db, url } = await openOwnServer(skip, undefined, clock.variables)
    await prepareSite({ DATA_DIR: testFolder(), DATABASE_URL: url })
    const upkeepAhead = async () => {
      const minute = new Date(Date.now() + 60_000)
      const { rows } = await sql`select name from pgboss.queue
        where monitor_claim_on > ${minute}::timestamptz`.execute(db)
      return rows.length
    }
    const settings = { DATA_DIR: testFolder(), DATABASE_URL: url }
    await expectNothingLost('Postgres', db, clock, settings, async (jump) => {
      if (jump !== '+90d') return
      await until('the queue has done its upkeep in the future', async () => {
        return (await upkeepAhead()) > 0
      })
    })
    await until('it does not wait for that time', async () => (await upkeepAhead()) === 0)
  })
})

/** Sends leads before, while and after the clock jumps, to a site that is started with these settings. */
async function expectNothingLost(
  database: 'SQLite' | 'Postgres',
  db: Db,
  clock: ReturnType<typeof fakeClock>,
  settings: Record<string, string>,
  afterJump = async (_jump: string) => {},
) {
  const peer = await startSmtpPeer()
  onTestFinished(() => peer.stop())
  const traced = { NODE_OPTIONS: '--trace-warnings' }
  const site = await startSite({ ...settings, ...mailSettings(peer.url), ...traced })
  onTestFinished(() => site.remove())
  const visitors = new Visitors(site.address)
  const delivered = () =>
    until(
      'every lead has its two messages',
      async () => (await missingMessages(peer, visitors.references)).length === 0,
    )

  await visitors.send(LEADS)
  for (const jump of JUMPS) {
    // Some of the messages are still to be sent.
    const sending = visitors.send(LEADS)
    clock.set(jump)
    await sending
    await until(`the clock has jumped to ${jump}`, async () => {
      const days =
        database === 'SQLite' ? await daysAhead(site.address) : await daysAheadOfDatabase(db)
      return Math.abs(days - Number.parseInt(jump, 10)) < 1
    })
    await afterJump(jump)
    await visitors.send(LEADS)
    await delivered()
    for (const path of ['/', '/blog', '/healthz']) {
      expect((await fetch(site.address + path)).status, `${path} at ${jump}`).toBe(200)
    }
    await until('it is ready', async () => (await fetch(`${site.address}/readyz`)).ok)
    await untilNoWaitIsCutShort(site)
  }
  const whose = database === 'SQLite' ? 'clock' : 'clock of Postgres alone'
  await recordLeads(`${whose} 90 days ahead, 400 behind, and back`, {
    ...{ database, db, peer, visitors },
  })
}

/**
 * A wait that is computed as longer than a timer can be ends at once, with a warning. Just after a jump that
 * may happen: nodemailer gives up a connection that was begun before it, and PGlite, set back while it is idle,
 * checks every millisecond whether its statistics are due until the next query. Over and over, it fills a processor.
 */
function untilNoWaitIsCutShort(site: { output: string }): Promise<void> {
  const cutShort = () => site.output.match(/TimeoutOverflowWarning/g)?.length ?? 0
  return until('no wait is cut short any more', async () => {
    const before = cutShort()
    await sleep(SETTLED_MS)
    return cutShort() === before
  })
}

/** A time of day for processes that are started with its variables; what they measure with goes on as before. */
function fakeClock() {
  const folder = testFolder()
  // Postgres runs under an account of its own.
  chmodSync(folder, 0o755)
  const file = join(folder, 'clock')
  const write = (offset: string) => {
    // A process must not read half of it.
    writeFileSync(`${file}.new`, offset)
    renameSync(`${file}.new`, file)
  }
  write('+0')
  return {
    variables: {
      LD_PRELOAD: FAKETIME_LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    /** Processes read it once a second. */
    set: write,
  }
}

/** How many days a site's clock is ahead of ours. */
async function daysAhead(address: string): Promise<number> {
  const { headers } = await fetch(`${address}/healthz`)
  return (Date.parse(headers.get('date') ?? '') - Date.now()) / (24 * 3600_000)
}

async function daysAheadOfDatabase(db: Db): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from clock_timestamp() - ${new Date()}::timestamptz)::float8 / 86400 as days`.execute(
    db,
  )
  return rows[0]?.days ?? Number.NaN
}
