import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { count, deleteEndedCounts } from '../../../db/limits/rate-limit.ts'
import { claimTurn } from '../../../db/ops/heartbeats.ts'
import { countTry, MAX_TRIES } from '../../../db/staff/sign-in-tries.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { boundedClock, forgetFuture, watchClock } from '../../../worker/queue/clock.ts'
import { openQueue } from '../../../worker/queue/queue.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { copyQueue, queueTemplate } from '../../servers/queue-template.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'
import { until } from '../../tools/until.ts'

const DAY_MS = 24 * 3600_000

test('a clock that is set back is noticed, one that is corrected a little or set forward is not', async () => {
  let offset = 0
  let looks = 0
  const setBack: number[] = []
  const now = () => {
    looks++
    return Date.now() + offset
  }
  const end = watchClock((ms) => setBack.push(ms), now, 5)
  onTestFinished(end)
  const seen = async (change: number) => {
    offset += change
    const before = looks
    await until('the clock was looked at', () => looks > before + 4)
  }
  await seen(-2_000)
  await seen(60 * DAY_MS)
  expect(setBack).toEqual([])
  await seen(-60 * DAY_MS)
  expect(setBack).toHaveLength(1)
  expect(Math.round((setBack[0] as number) / DAY_MS)).toBe(60)
})

test('a wait of months is no timer that fires at once', async () => {
  const warnings: string[] = []
  const warn = ({ name }: Error) => warnings.push(name)
  process.on('warning', warn)
  onTestFinished(() => void process.off('warning', warn))
  let fired = 0
  for (const start of [boundedClock.setTimeout, boundedClock.setInterval]) {
    const timer = start(() => fired++, 60 * DAY_MS)
    onTestFinished(() => boundedClock.clearTimeout(timer))
  }
  // It would have fired before this one.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([fired, warnings]).toEqual([0, []])
})

onBothDatabases('a clock that was ahead', (open, kind) => {
  test('keeps neither sweeps nor the jobs of dead workers waiting', async () => {
    const { env, dataDir } = await open()
    if (kind === 'SQLite') await copyQueue(await queueTemplate(), dataDir)
    const queue = await openQueue(
      parseConfig({ ...env, AUTH_SECRET: TEST_AUTH_SECRET }),
      pino({ enabled: false }),
    )
    onTestFinished(() => queue.close())
    const { boss } = queue
    const ask = async (text: string) => (await boss.getDb().executeSql(text, [])).rows
    await boss.send('deliver-message', {})
    const [taken] = await boss.fetch('deliver-message')
    await ask(`update pgboss.job set heartbeat_on = now() + interval '60 days'`)
    await ask(`update pgboss.version set cron_on = now() + interval '60 days'`)
    await ask(`update pgboss.queue set monitor_claim_on = now() + interval '60 days'`)
    await forgetFuture(boss)
    expect((await boss.fetch('deliver-message')).map(({ id }) => id)).toEqual([taken?.id])
    expect(await ask('select cron_on from pgboss.version where cron_on > now()')).toEqual([])
    expect(await ask('select name from pgboss.queue where monitor_claim_on > now()')).toEqual([])
    // What the queue has done in time stays as it is.
    await ask('update pgboss.version set cron_on = now()')
    await forgetFuture(boss)
    expect(await ask('select cron_on from pgboss.version where cron_on is null')).toEqual([])
  })

  test('neither silences an alarm nor limits anybody for longer than it would', async () => {
    const { db } = await open()
    const [hour, now] = [3600_000, Date.now()]
    expect(await claimTurn(db, 'alarm', hour)).toBe(true)
    expect(await claimTurn(db, 'alarm', hour)).toBe(false)
    const ahead = new Date(now + 60 * DAY_MS).toISOString()
    await db.updateTable('heartbeats').set({ beat_at: ahead }).execute()
    expect(await claimTurn(db, 'alarm', hour)).toBe(true)
    expect(await claimTurn(db, 'alarm', hour)).toBe(false)

    await count(db, [
      { key: 'now', windowMs: DAY_MS },
      { key: 'ahead', windowMs: 60 * DAY_MS },
      { key: 'a week ahead', windowMs: 7 * DAY_MS },
    ])
    expect(await deleteEndedCounts(db)).toBe(2)
    expect(await count(db, [{ key: 'now', windowMs: DAY_MS }])).toMatchObject([{ count: 2 }])

    for (let tried = 0; tried < MAX_TRIES; tried++) await countTry(db, '192.0.2.1')
    expect(await countTry(db, '192.0.2.1')).toBeInstanceOf(Date)
    await db.updateTable('sign_in_tries').set({ ends_at: ahead }).execute()
    expect(await countTry(db, '192.0.2.1')).toBe(undefined)
  })
})

test('a job that was added while the clock was months ahead is done after the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clock-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  await copyQueue(await queueTemplate(), dataDir)
  const open = () => openQueue(parseConfig({ DATA_DIR: dataDir }), pino({ enabled: false }))
  const before = await open()
  const id = await before.boss.send(
    'deliver-message',
    {},
    { startAfter: new Date(Date.now() + 60 * DAY_MS) },
  )
  const soon = await before.boss.send(
    'deliver-message',
    {},
    { startAfter: new Date(Date.now() + 3600_000) },
  )
  expect(await before.boss.fetch('deliver-message')).toEqual([])
  await before.close()
  const after = await open()
  const due = await after.boss.fetch('deliver-message', { batchSize: 10 })
  expect(due.map((job) => job.id)).toEqual([id])
  expect(soon).not.toBe(id)
  await after.close()
})
