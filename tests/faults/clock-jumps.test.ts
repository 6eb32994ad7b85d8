import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite, testFolder } from '../databases.ts'
import { mailSettings } from '../mail-settings.ts'
import { prepareSite } from '../prepare-site.ts'
import { describeWith } from '../shared/describe-with.ts'
import { FAKETIME_LIBRARY } from '../shared/missing-parts.ts'
import { startSite } from '../site.ts'
import { startSmtpPeer } from '../smtp-peer.ts'
import { until } from '../until.ts'
import { missingMessages } from './mailbox.ts'
import { recordLeads } from './record-fault.ts'
import { Visitors } from './visitors.ts'

const LEADS = 10
/** Ahead by months and back, then behind, as after an empty battery, and back. */
const JUMPS = ['+90d', '+0', '-400d', '+0']

describeWith('faketime', 'a clock that jumps', () => {
  test('under a whole site loses no lead and no message', async () => {
    const { db, env } = await openSqlite()
    await prepareSite(env)
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const clock = fakeClock()
    const site = await startSite({ ...env, ...mailSettings(peer.url), ...clock.variables })
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
      await until(`the clock of the site has jumped to ${jump}`, async () => {
        return Math.abs((await daysAhead(site.address)) - Number.parseInt(jump, 10)) < 1
      })
      await visitors.send(LEADS)
      await delivered()
      for (const path of ['/', '/blog', '/healthz']) {
        expect((await fetch(site.address + path)).status, `${path} at ${jump}`).toBe(200)
      }
      await until('it is ready', async () => (await fetch(`${site.address}/readyz`)).ok)
    }
    expect(site.output).not.toContain('TimeoutOverflowWarning')
    await recordLeads('clock 90 days ahead, 400 behind, and back', {
      ...{ database: 'SQLite', db, peer, visitors },
    })
  })
})

/** A time of day for processes that are started with its variables; what they measure with goes on as before. */
function fakeClock() {
  const file = join(testFolder(), 'clock')
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
