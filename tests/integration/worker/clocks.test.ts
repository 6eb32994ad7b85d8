import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clockAhead } from '../../../db/clocks.ts'
import { lastBeat } from '../../../db/ops/heartbeats.ts'
import { addSiteMetrics } from '../../../src/server/metrics/site-metrics.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { currentAlarms } from '../../../src/staff/dashboard/alarms.tsx'
import { loadHealth } from '../../../src/staff/dashboard/health/load-health.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { beatOnce } from '../../../worker/recurring/heartbeat.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases, openPostgres, type TestDatabase } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'

const MINUTE_MS = 60_000

describeWith('postgres', 'a machine whose clock is wrong, on Postgres', () => {
  test.each([
    [20, '20 minutes ahead'],
    [-20, '20 minutes behind'],
  ])(
    'by %d minutes is said so, lives no longer than it runs, and raises no alarm',
    async (minutes, wrong) => {
      const opened = await openPostgres()
      const { db } = opened
      await acceptLead(db)
      const rung: string[] = []
      await onClock(minutes, async () => {
        await beatOnce(
          { db, raiseAlarm: async (event) => void rung.push(event) },
          { mail: { answers: true, at: new Date().toISOString() } },
        )
        // Of its own heartbeat it thinks the same.
        expect(
          Math.abs(Date.now() - ((await lastBeat(db, 'worker'))?.at.getTime() ?? 0)),
        ).toBeLessThan(10_000)
      })
      expect(rung).toEqual([])
      const { Worker, Mail, Database } = await parts(opened)
      expect(Worker).toEqual({
        name: 'Worker',
        state: 'attention',
        text: expect.stringMatching(
          `^It is running, and last reported \\d seconds? ago\\. The clock of the machine of the worker is ${wrong}\\. Whoever runs the server`,
        ),
      })
      expect(Mail?.state).toBe('works')
      expect(Database?.text).not.toContain('clock')
      const later = new Date(Date.now() + 45_000)
      expect((await parts(opened, later)).Worker?.text).toMatch(
        /^The worker stopped 4\d seconds ago/,
      )
      expect((await currentAlarms(db, later))[0]).toContain('not reported since')
    },
  )

  test('is said of the website’s, which still knows whether the worker runs', async () => {
    const opened = await openPostgres()
    await beatOnce({ db: opened.db, raiseAlarm: async () => {} })
    await onClock(-300, async () => {
      expect(Math.round((await clockAhead(opened.db)) / MINUTE_MS)).toBe(-300)
      const { Worker, Database } = await parts(opened)
      expect(Worker).toMatchObject({ state: 'works' })
      expect(Database).toMatchObject({ state: 'attention' })
      expect(Database?.text).toContain('The clock of this website’s machine is 5 hours behind.')
      expect(await currentAlarms(opened.db)).toEqual([])
    })
  })
})

onBothDatabases('a heartbeat that is yet to come', (open) => {
  test('is that of a clock that was ahead, and not of a worker that runs', async () => {
    const opened = await open()
    const { db } = opened
    expect(await clockAhead(db)).toBe(0)
    await beatOnce({ db, raiseAlarm: async () => {} })
    const ahead = async (minutes: number) => {
      const beat_at = new Date(Date.now() + minutes * MINUTE_MS).toISOString()
      await db.updateTable('heartbeats').set({ beat_at }).execute()
    }
    await ahead(90)
    const { Worker, Queue } = await parts(opened)
    expect(Worker?.state).toBe('down')
    expect(Worker?.text).toMatch(/^The clock of the machine of the worker is \d+ minutes ahead\. /)
    expect(Queue?.state).toBe('unknown')
    expect((await currentAlarms(db))[0]).toBe(
      'The worker last reported by a clock that was ahead. Messages and other jobs wait until it runs again.',
    )
    expect(await silentSeconds(opened)).toBeGreaterThan(80 * 60)
    // As much as clocks may differ.
    await ahead(0.5)
    expect((await parts(opened)).Worker?.state).toBe('works')
    expect(await currentAlarms(db)).toEqual([])
    expect(await silentSeconds(opened)).toBeLessThan(60)
  })
})

onBothDatabases('a site whose worker has never run', (open) => {
  test('says how long it has waited for one, so that the alarm is raised; without a database it does not know', async () => {
    const opened = await open()
    const waited = await silentSeconds(opened)
    expect(waited).toBeGreaterThan(0)
    expect(Math.abs(waited - process.uptime())).toBeLessThan(5)
    await opened.db.schema.dropTable('heartbeats').execute()
    expect(await silentSeconds(opened)).toBeNaN()
  })
})

/** Does something as a machine does whose clock is wrong. */
async function onClock(minutesAhead: number, work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutesAhead * MINUTE_MS })
  onTestFinished(() => void vi.useRealTimers())
  await work()
  vi.useRealTimers()
}

async function parts({ db, env }: TestDatabase, now?: Date) {
  const config = parseConfig({
    ...env,
    SMTP_URL: 'smtp://mail:25',
    MAIL_FROM: 'office@agency.example',
    LEADS_TO: 'office@agency.example',
    SITE_URL: 'https://www.agency.example',
  })
  const asked = await loadHealth({ db, store: openObjectStore(config) }, config, now)
  return Object.fromEntries(asked.map((part) => [part.name, part]))
}

async function silentSeconds({ db, dataDir }: TestDatabase): Promise<number> {
  const registry = new Registry()
  const store = openObjectStore({ dataDir })
  addSiteMetrics(registry, { db, store } as Parameters<typeof addSiteMetrics>[1])
  return Number((await registry.metrics()).match(/^site_worker_silent_seconds (\S+)$/m)?.[1])
}
