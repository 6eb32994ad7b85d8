import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { beat } from '../../../db/ops/heartbeats.ts'
import { readiness } from '../../../src/server/routes/readiness.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { loadHealth } from '../../../src/staff/dashboard/health/load-health.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { type Mailer, SendFailed } from '../../../worker/mail/mailer.ts'
import { watchServer } from '../../../worker/mail/open-mailer.ts'
import { startProbing } from '../../../worker/recurring/heartbeat.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases, openOwnServer, type TestDatabase } from '../../servers/databases.ts'
import { until } from '../../tools/until.ts'

/** On a busy machine a database may be slow, which is said as well: the unit tests have the limit. */
const ANSWERED = ['works', 'attention']

onBothDatabases('the parts of the site', (open, kind) => {
  test('all work on a site that has everything', async () => {
    const opened = await open()
    const at = new Date().toISOString()
    await beat(opened.db, 'worker', { scanner: { answers: true, at }, mail: { answers: true, at } })
    const parts = await ask(opened, {
      CLAMD_URL: 'tcp://127.0.0.1:3310',
      SMTP_URL: 'smtp://mail:25',
      MAIL_FROM: 'office@agency.example',
      LEADS_TO: 'office@agency.example',
      SITE_URL: 'https://www.agency.example',
    })
    const { Database, Disk, Backup, ...others } = parts
    for (const [name, { state }] of Object.entries(others)) expect(state, name).toBe('works')
    expect(ANSWERED).toContain(Database?.state)
    expect(Disk?.text).toMatch(/ free \(\d+%\)/)
    expect(Database?.text).toContain(kind)
    expect(Backup).toMatchObject({ state: 'attention', text: expect.stringMatching(/^None is/) })
  })

  test('without a heartbeat, what only the worker knows is not known', async () => {
    const opened = await open()
    await acceptLead(opened.db)
    const parts = await ask(opened, { CLAMD_URL: 'tcp://127.0.0.1:3310' })
    expect(parts.Worker).toMatchObject({ state: 'down' })
    expect(parts.Worker?.text).toContain('The worker has not run yet.')
    expect(parts['Virus scanner']?.state).toBe('unknown')
    expect(parts.Queue).toMatchObject({ state: 'unknown' })
    expect(parts.Queue?.text).toContain('2 jobs are open')
  })

  test('a store that hangs is said to be slow after a second, and holds up nothing', async () => {
    const opened = await open()
    const store = { ...openObjectStore(settings(opened)), check: () => new Promise<void>(() => {}) }
    const from = performance.now()
    const parts = await ask(opened, {}, store)
    // Generous: a machine may be busy, but no other wait of the site is that long.
    expect(performance.now() - from).toBeLessThan(10_000)
    expect(parts.Files?.state).toBe('attention')
    expect(parts.Files?.text).toContain('It is slow: it did not answer within 1 second.')
    expect(ANSWERED).toContain(parts.Database?.state)
  })
})

test('a database that stops while the parts are asked is one of those that are down', async ({
  skip,
}) => {
  const { db, url, server } = await openOwnServer(skip)
  await server.stop()
  const config = parseConfig({ DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(40), DATA_DIR: '/tmp' })
  const parts = await loadHealth({ db, store: openObjectStore(config) }, config)
  const states = Object.fromEntries(parts.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ Database: 'down', Worker: 'down', Files: 'works' })
  const { ready, body } = await readiness({ db, store: openObjectStore(config) })
  expect(ready).toBe(false)
  expect(body).toMatchObject({ database: 'does not answer', writing: 'unknown' })
})

test('the worker sees whether scanner and mail server answer, and sends them nothing', async () => {
  const heard: string[] = []
  const clamd = createServer((socket) => {
    socket.on('data', (data) => {
      heard.push(String(data))
      socket.end('PONG\0')
    })
  }).listen(0, '127.0.0.1')
  await once(clamd, 'listening')
  onTestFinished(() => void clamd.close())
  const { port } = clamd.address() as { port: number }
  const works = startProbing(
    { clamdUrl: `tcp://127.0.0.1:${port}` },
    mailer(async () => {}),
  )
  const down = new SendFailed('The mail server gave no answer (ECONNREFUSED)', {
    isServerDown: true,
  })
  const broken = startProbing(
    { clamdUrl: 'tcp://127.0.0.1:9' },
    mailer(() => Promise.reject(down)),
  )
  const nothing = startProbing({ clamdUrl: undefined }, {})
  onTestFinished(() => {
    for (const { stop } of [works, broken, nothing]) stop()
  })
  await until('both were asked', () => Boolean(works.state().scanner && broken.state().scanner))
  expect(works.state()).toMatchObject({ scanner: { answers: true }, mail: { answers: true } })
  expect(broken.state()).toMatchObject({
    scanner: { answers: false },
    mail: { answers: false, error: down.message },
  })
  expect(nothing.state()).toEqual({})
  expect(heard).toEqual(['zPING\0'])
})

function mailer(check: () => Promise<void>): Mailer {
  return watchServer({
    check,
    send: () => Promise.reject(new Error('It sends nothing')),
    close() {},
  })
}

function settings({ env }: TestDatabase, more: Record<string, string> = {}) {
  return parseConfig({ ...env, ...more })
}

/** A machine may be busy: without a store that hangs, every part is waited for. */
async function ask(opened: TestDatabase, more = {}, store?: ReturnType<typeof openObjectStore>) {
  const config = settings(opened, more)
  const services = { db: opened.db, store: store ?? openObjectStore(config) }
  const parts = await loadHealth(services, config, new Date(), store ? 1000 : 60_000)
  return Object.fromEntries(parts.map((part) => [part.name, part]))
}
