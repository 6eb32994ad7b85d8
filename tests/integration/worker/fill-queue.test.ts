import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { outboxBacklog } from '../../../db/ops/outbox.ts'
import { retryJob } from '../../../db/work/retry-work.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { loadWork } from '../../../src/staff/dashboard/work/load-work.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { createAlarm } from '../../../worker/alarm.ts'
import { takeJobs } from '../../../worker/jobs/take-jobs.ts'
import { openMailer } from '../../../worker/mail/open-mailer.ts'
import { queueNewJobs, queueOpenJobs } from '../../../worker/queue/fill-queue.ts'
import { openQueue } from '../../../worker/queue/queue.ts'
import { createQueues } from '../../../worker/queue/queues.ts'
import { beatOnce, UNSENT_ALARM_MS } from '../../../worker/recurring/heartbeat.ts'
import { PAUSE_MS, retryStalled } from '../../../worker/recurring/retry-stalled.ts'
import { acceptLead, quoteRequest } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { copyQueue } from '../../servers/queue-template.ts'
import { shared } from '../../servers/shared.ts'
import { until } from '../../tools/until.ts'

const log = pino({ enabled: false })

onBothDatabases('the relay', (open) => {
  test('hands a job over once, however often it runs', async () => {
    const { db } = await open().then(remember)
    const { boss } = await openWorker()
    await acceptLead(db)
    expect(await queueNewJobs(db, boss, log)).toBe(2)
    expect(await queueNewJobs(db, boss, log)).toBe(0)
    expect(await queueOpenJobs(db, boss)).toBe(2)
    expect(await boss.fetch('deliver-message', { batchSize: 10 })).toHaveLength(2)
    expect(await queueOpenJobs(db, boss)).toBe(2)
    expect(await boss.fetch('deliver-message', { batchSize: 10 })).toHaveLength(0)
  })

  test('runs a job again that ended in the queue although its work is not recorded', async () => {
    const { db } = await open().then(remember)
    const { boss } = await openWorker()
    await acceptLead(db)
    await queueNewJobs(db, boss, log)
    const ids = (await boss.fetch('deliver-message', { batchSize: 10 })).map(({ id }) => id)
    await boss.complete('deliver-message', ids)
    await queueOpenJobs(db, boss)
    const again = await boss.fetch('deliver-message', { batchSize: 10 })
    expect(again.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  test('is not blocked by rows that no handler can process', async () => {
    const { db } = await open().then(remember)
    const { boss, context } = await openWorker()
    const poison = { payload: 'no JSON', created_at: '2020-01-01T00:00:00.000Z' }
    const rows = [
      { ...poison, id: randomUUID(), queue: 'of a newer build' },
      { ...poison, id: 'no id that a queue takes', queue: 'deliver-message' },
      { ...poison, id: randomUUID(), queue: 'deliver-message' },
      { ...poison, id: randomUUID(), queue: 'deliver-message', payload: '{"deliveryId":"gone"}' },
    ]
    await db.insertInto('outbox').values(rows).execute()
    await acceptLead(db)
    await takeJobs(boss, context)
    await queueNewJobs(db, boss, log)
    await queueOpenJobs(db, boss)
    await until('the good jobs are closed', async () => (await outboxBacklog(db)).open === 3)
  })

  test('a job that failed too often raises the alarm and is done from the dead letters', async () => {
    const { db } = await open().then(remember)
    const alarms = await startAlertReceiver()
    const { boss, context, mail } = await openWorker({ ALERT_URL: alarms.url })
    await createQueues(boss, { retryLimit: 0, heartbeatSeconds: 15 })
    mail.broken = true
    await acceptLead(db)
    await takeJobs(boss, context)
    await queueNewJobs(db, boss, log)
    await until('the alarm was raised', () => alarms.received.length > 0)
    expect(alarms.received[0]).toMatchObject({ event: 'dead-letter', figures: { open: 2 } })
    // Ignored by the relay: the same job in two places would be sent twice.
    await queueOpenJobs(db, boss)
    expect(await boss.findJobs('deliver-message', { queued: true })).toHaveLength(0)

    await until('both wait for their hour', async () => (await waitingDeadLetters()) === 2)
    const at = new Date().toISOString()
    const look = retryStalled(boss, log)
    await look({ scanner: { answers: true, at }, mail: { answers: false, at } })
    expect(await waitingDeadLetters()).toBe(2)
    mail.broken = false
    await look({ mail: { answers: true, at } })
    await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
    expect(alarms.received).toHaveLength(1)

    async function waitingDeadLetters() {
      const found = await boss.findJobs('dead-letters', { queued: true })
      return found.filter(({ state }) => state === 'retry').length
    }
  })

  test('what fails again although the mail server answers is tried once in five minutes', async () => {
    const { db } = await open().then(remember)
    const { boss, context, mail } = await openWorker()
    await createQueues(boss, { retryLimit: 0, heartbeatSeconds: 15 })
    mail.broken = true
    await acceptLead(db)
    await takeJobs(boss, context)
    await queueNewJobs(db, boss, log)
    const waitForTheirHour = async () => {
      const { rows } = await boss.getDb().executeSql(
        `select 1 from pgboss.job where name = 'dead-letters' and state = 'retry'
           and start_after > now() + interval '30 minutes'`,
        [],
      )
      return rows.length === 2
    }
    await until('both wait for their hour', waitForTheirHour)
    const triedBefore = mail.tries
    const watch = retryStalled(boss, log)
    const look = (answers: boolean) => watch({ mail: { answers, at: new Date().toISOString() } })
    await look(true)
    await until('both are tried', () => mail.tries === triedBefore + 2)
    await until('both wait again', waitForTheirHour)

    await look(false)
    await look(true)
    expect(await waitForTheirHour()).toBe(true)
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + PAUSE_MS)
    onTestFinished(() => later.mockRestore())
    await look(true)
    later.mockRestore()
    await until('both are tried once more', () => mail.tries === triedBefore + 4)
  })

  test('a dead letter that staff have tried again is done at once, and raises no second alarm', async () => {
    const { db } = await open().then(remember)
    const alarms = await startAlertReceiver()
    const { boss, context, mail } = await openWorker({ ALERT_URL: alarms.url })
    await createQueues(boss, { retryLimit: 0, heartbeatSeconds: 15 })
    mail.broken = true
    await acceptLead(db)
    await takeJobs(boss, context)
    await queueNewJobs(db, boss, log)
    const letters = async () => boss.findJobs('dead-letters', { queued: true })
    const waiting = async () => (await letters()).filter(({ state }) => state === 'retry').length
    await until('both wait for their hour', async () => (await waiting()) === 2)
    mail.broken = false
    const dead = await db
      .selectFrom('outbox')
      .select('id')
      .where('dead_at', 'is not', null)
      .execute()
    expect(dead).toHaveLength(2)
    for (const { id } of dead) {
      expect(await retryJob(db, { email: 'anna@agency.example' }, id)).toBe('promised')
    }
    await queueNewJobs(db, boss, log)
    await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
    await db.deleteFrom('heartbeats').where('name', '=', 'alarm: dead letters').execute()
    await boss
      .getDb()
      .executeSql(`update pgboss.job set start_after = now() where name = 'dead-letters'`, [])
    await until('the dead letters are gone', async () => (await letters()).length === 0)
    expect(alarms.received).toHaveLength(1)
  })

  test('a lead that the webhook sends elsewhere is posted a few times, and staff are told why', async () => {
    const { db } = await open().then(remember)
    const alarms = await startAlertReceiver()
    // As a script behind a spreadsheet: it stores each POST, and answers where the result is.
    const rows: string[] = []
    const sheet = createServer((request, response) => {
      rows.push(String(request.headers['webhook-id']))
      response.writeHead(302, { location: '/echo' }).end()
    })
    await new Promise<void>((ready) => sheet.listen(0, '127.0.0.1', ready))
    onTestFinished(() => void sheet.close())
    const { boss, context } = await openWorker({
      ALERT_URL: alarms.url,
      LEADS_WEBHOOK: `http://127.0.0.1:${(sheet.address() as AddressInfo).port}/exec`,
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'x').toString('base64')}`,
    })
    await createQueues(boss, { retryDelay: 1, retryDelayMax: 1 })
    const { id } = await acceptSubmission(db, quoteRequest(), { postsToWebhook: true })
    await takeJobs(boss, context)
    await queueNewJobs(db, boss, log)
    await until('the jobs are closed', async () => (await outboxBacklog(db)).open === 0)
    expect(rows).toEqual(Array(5).fill(`lead_${id}`))
    await until('the alarm was raised', () => alarms.received.length > 0)
    expect(alarms.received).toMatchObject([{ event: 'job-refused' }])
    const refused = async () =>
      (await loadWork(db)).find(({ title }) => title === 'Leads refused by the CRM')
    const item = (await refused())?.items[0]
    expect(item).toMatchObject({ lead: { id }, retry: 'job' })
    expect(item?.why).toContain('The CRM answered with status 302')
    // Nothing brings it back but staff.
    expect(await queueOpenJobs(db, boss)).toBe(0)
    const retries = [1, 2].map(() => retryJob(db, { email: 'anna@x.example' }, item?.id ?? ''))
    expect((await Promise.all(retries)).sort()).toEqual(['nothing', 'promised'])
    expect(await refused()).toBeUndefined()
    expect((await outboxBacklog(db)).open).toBe(1)
  })

  test('the heartbeat reports what waits, and raises an alarm once every 15 minutes', async () => {
    const { db } = await open()
    await acceptLead(db)
    const rung: string[] = []
    const raiseAlarm = async (event: string) => void rung.push(event)
    await beatOnce({ db, raiseAlarm })
    expect(rung).toEqual([])
    const created_at = new Date(Date.now() - UNSENT_ALARM_MS).toISOString()
    await db.updateTable('outbox').set({ created_at }).execute()
    await beatOnce({ db, raiseAlarm })
    await beatOnce({ db, raiseAlarm })
    expect(rung).toEqual(['unsent'])
    const past = new Date(Date.now() - UNSENT_ALARM_MS).toISOString()
    await db
      .updateTable('heartbeats')
      .set({ beat_at: past })
      .where('name', '=', 'alarm: unsent')
      .execute()
    await beatOnce({ db, raiseAlarm })
    expect(rung).toEqual(['unsent', 'unsent'])
  })
})

let database: TestDatabase

function remember(opened: TestDatabase) {
  database = opened
  return opened
}

/** A queue and all that handlers need, in this process. */
async function openWorker(more: Record<string, string> = {}) {
  const settings = parseConfig({ ...database.env, AUTH_SECRET: 'x'.repeat(40), ...more })
  const { folder } = await shared('queue')
  if (!database.env.DATABASE_URL) await copyQueue(folder, database.dataDir)
  const queue = await openQueue(settings, log)
  onTestFinished(() => queue.close())
  const files = openMailer(settings)
  const mail = { ...files, broken: false, tries: 0 }
  mail.send = (letter, signal) => {
    mail.tries++
    if (mail.broken) throw new Error('no mail today')
    return files.send(letter, signal)
  }
  const parts = { store: openObjectStore(settings), scanner: undefined }
  const context = {
    db: database.db,
    settings,
    log,
    mail,
    ...parts,
    raiseAlarm: createAlarm(settings, log),
  }
  return { boss: queue.boss, context, mail }
}

async function startAlertReceiver() {
  const received: unknown[] = []
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
