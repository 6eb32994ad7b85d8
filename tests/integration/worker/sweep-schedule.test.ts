import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { createAlarm } from '../../../worker/alarm.ts'
import { openMailer } from '../../../worker/mail/open-mailer.ts'
import { openQueue, type Queue } from '../../../worker/queue/queue.ts'
import { recurring, startRecurring } from '../../../worker/recurring/recurring.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { copyQueue } from '../../servers/queue-template.ts'
import { shared } from '../../servers/shared.ts'
import { until } from '../../tools/until.ts'

const log = pino({ enabled: false })
const LOOKS = 3

onBothDatabases('the clock', (open, kind) => {
  test('starts a sweep once each time it is due, however many workers there are', async () => {
    const database = await open()
    const starts = watchEveryMinute()
    let queue = await openWorker(database)
    const schedules = await queue.boss.getSchedules()
    expect(schedules.find(({ key }) => key === 'posts')?.cron).toBe('* * * * *')
    expect(schedules.map(({ key }) => key).sort()).toEqual([
      ...[
        'backups',
        'digest',
        'documents',
        'drafts',
        'held',
        'leads',
        'limits',
        'log',
        'lost-leads',
        'mailbox',
      ],
      ...['objects', 'outbox'],
      ...[
        'posts',
        'previews',
        'scans',
        'sign-in',
        'subscribers',
        'unsaved-posts',
        'uploads',
        'watched',
      ],
    ])

    for (let look = 0; look < LOOKS; look++) {
      // A worker looks at the clock at its start, unless one did within the last half minute.
      await ask(queue, `update pgboss.version set cron_on = now() - interval '31 seconds'`)
      // Embedded, the queue is one worker's alone.
      if (kind === 'SQLite') await queue.close()
      queue = await openWorker(database)
      await until('it has looked at the clock', () => hasLooked(queue))
    }
    // What it found due is in the queue when it has ended.
    await queue.close()
    queue = await openWorker(database)
    await until('all that was due is done', async () => (await waiting(queue)).length === 0).catch(
      async (error) => expect(await waiting(queue), error.message).toEqual([]),
    )
    // Another minute may begin at any moment: its sweep is in the queue a little before it starts.
    const started = starts()
    expect(started).toBeGreaterThan(0)
    // A queue that closes may give up what has started: the next one starts it again, and counts that.
    expect(started).toBeLessThanOrEqual((await dueTimes(queue)) + (await repeats(queue)))
  })
})

/** A sweep of this test's own, and how often it was started. */
function watchEveryMinute(): () => number {
  let starts = 0
  recurring.watched = {
    cron: '* * * * *',
    sweep: async () => {
      starts++
      return {}
    },
  }
  onTestFinished(() => void delete recurring.watched)
  return () => starts
}

async function openWorker({ db, env, dataDir }: TestDatabase): Promise<Queue> {
  if (!env.DATABASE_URL) await copyQueue((await shared('queue')).folder, dataDir)
  const settings = parseConfig({ ...env, AUTH_SECRET: 'x'.repeat(40) })
  const queue = await openQueue(settings, log)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= queue.close())
  onTestFinished(close)
  const parts = { mail: openMailer(settings), store: openObjectStore(settings) }
  const raiseAlarm = createAlarm(settings, log)
  await startRecurring(queue.boss, { db, settings, log, ...parts, scanner: undefined, raiseAlarm })
  return { ...queue, close }
}

async function hasLooked(queue: Queue): Promise<boolean> {
  const looked = `select cron_on > now() - interval '30 seconds' as yes from pgboss.version`
  return (await ask<{ yes: boolean }>(queue, looked))[0]?.yes ?? false
}

/** The jobs, of the clock's own too, that are not done. */
function waiting(queue: Queue) {
  return ask(queue, `select name, data, state, output from pgboss.job where state < 'completed'`)
}

/** Where pg-boss files a schedule's due times, one job for each, before it sends the schedule's own job. */
const DUE = `name = '__pgboss__send-it' and data->>'key' = 'watched'`
const STARTED = `name = 'sweeps' and data->>'sweep' = 'watched'`

/** The minutes in which the sweep was due. */
async function dueTimes(queue: Queue): Promise<number> {
  return (await ask(queue, `select distinct singleton_on from pgboss.job where ${DUE}`)).length
}

/** How often the sweep, or what sends it, was taken again. */
async function repeats(queue: Queue): Promise<number> {
  const again = `select coalesce(sum(retry_count), 0)::int as count from pgboss.job
    where (${DUE}) or (${STARTED})`
  return (await ask<{ count: number }>(queue, again))[0]?.count ?? 0
}

async function ask<Row>(queue: Queue, statement: string): Promise<Row[]> {
  return (await queue.boss.getDb().executeSql(statement, [])).rows
}
