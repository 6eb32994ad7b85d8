import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../../src/settings/config.ts'
import { openObjectStore } from '../../src/storage/open.ts'
import { alarmBell } from '../../worker/alarm.ts'
import { openMailRoom } from '../../worker/mail/room.ts'
import { openQueue } from '../../worker/queue/queue.ts'
import { startSweeps, sweeps } from '../../worker/sweeps/sweeps.ts'
import { onBothDatabases } from '../databases.ts'
import { until } from '../until.ts'

const log = pino({ enabled: false })
const minuteOf = (time: number) => Math.floor(time / 60_000)

onBothDatabases('the clock', (open, kind) => {
  test('starts a sweep once, however many workers there are', { timeout: 150_000 }, async () => {
    const database = await open()
    const settings = parseConfig({ ...database.env, AUTH_SECRET: 'x'.repeat(40) })
    let starts = 0
    const startedAt = Date.now()
    sweeps.watched = {
      cron: '* * * * *',
      sweep: async () => {
        starts++
        return {}
      },
    }
    onTestFinished(() => void delete sweeps.watched)
    const parts = {
      mail: openMailRoom(settings),
      store: openObjectStore(settings),
      scanner: undefined,
    }
    const workplace = { db: database.db, settings, log, ...parts, ring: alarmBell(settings, log) }
    // Embedded, the queue is one worker's alone.
    for (let worker = 0; worker < (kind === 'Postgres' ? 3 : 1); worker++) {
      const queue = await openQueue(settings, log)
      onTestFinished(() => queue.close())
      await startSweeps(queue.boss, workplace)
      const names = (await queue.boss.getSchedules()).map(({ key }) => key)
      expect(names.sort()).toEqual([
        ...['drafts', 'objects', 'posts', 'scans', 'sign-in', 'subscribers', 'uploads', 'watched'],
      ])
    }
    await until('the clock has started it twice', () => starts === 2, 140_000)
    // A second worker's job for the same minute would come at once.
    await sleep(8000)
    const minutes = minuteOf(Date.now()) - minuteOf(startedAt) + 1
    expect(starts).toBeLessThanOrEqual(minutes + 1)
  })
})
