import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isAlive, type Launched, launch, type Settings } from '../../sites/launched.ts'
import { type RunningSite, startSite } from '../../sites/site.ts'
import { Visitors } from '../../sites/visitors.ts'
import { until } from '../../tools/until.ts'

const FIRST_PAUSE_MS = 200
/** A start takes minutes where others work at the same time. */
const PATIENCE_MS = 300_000
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

test('a first start on an empty folder makes the database and answers', async () => {
  expect(existsSync(join(site.dataDir, 'site.sqlite'))).toBe(true)
  expect(site.output).toMatch(
    new RegExp(`${setUpLink(site.address)}\\n\\s+The site is up: ${site.address}\\n`),
  )
  expect(await pageStatus()).toBe(200)
})

test('where both want the processor, web comes before the worker', () => {
  const { web, worker } = pids()
  expect(getPriority(worker)).toBe(getPriority(web) + 5)
})

test('a second start on the folder names the site that runs there, and does it no harm', async () => {
  const link = new RegExp(setUpLink(site.address)).exec(site.output)?.[0] ?? ''
  const second = launch('start.ts', [], { DATA_DIR: site.dataDir, PORT: '0' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `The site already runs on DATA_DIR ${site.dataDir}, at ${site.address}: stop it first`,
  )
  // Each start that comes through voids the link of the one before.
  expect(await (await fetch(link)).text()).toContain('Create your account')
})

test('a link for staff leads to the site that runs, without the command being given its port', async () => {
  const link = new RegExp(setUpLink(site.address)).exec(await invite())?.[0] ?? ''
  expect((await fetch(link)).status).toBe(200)
})

test('a link for staff goes by SITE_URL where it is set', async () => {
  const said = await invite({ SITE_URL: 'https://marina.example/' })
  expect(said).toMatch(new RegExp(`${setUpLink('https://marina.example')}\\n`))
})

test('while the database is locked, pages are answered at once and a lead waits its turn', async () => {
  const other = new Sqlite(join(site.dataDir, 'site.sqlite'))
  other.exec('begin immediate')
  const visitors = new Visitors(site.address)
  const sending = visitors.sendOne()
  await until('a lead waits', () => visitors.inFlight === 1)
  // None of them waits for the lock, which is given up only afterward.
  for (const path of ['/', '/', '/towns', '/towns/mystic', '/healthz', '/readyz']) {
    expect((await fetch(site.address + path)).status, path).toBe(200)
  }
  expect(visitors.references.size).toBe(0)
  other.exec('rollback')
  other.close()
  await sending
  expect(visitors.references.size).toBe(1)
  expect(site.output).not.toContain('SQLITE_BUSY')
})

test('a web process that is killed is started again at the same address', async () => {
  const killed = site.pid('web')
  const killedAt = Date.now()
  site.killPart('web')
  await site.replaced('web', killed)
  expect(Date.now() - killedAt).toBeGreaterThanOrEqual(FIRST_PAUSE_MS)
  expect(site.output).toContain('web ended (SIGKILL): starting it again in 0.2 s')
  expect(await pageStatus()).toBe(200)
})

test('a worker that is killed is started again, and the web process never notices', async () => {
  const { web, worker } = pids()
  site.killPart('worker')
  await site.replaced('worker', worker)
  expect(site.output).toContain('worker ended (SIGKILL): starting it again in 1 s')
  expect(site.pid('web')).toBe(web)
  expect(await pageStatus()).toBe(200)
})

test('a stop answers the request in progress, and a second signal changes nothing', async () => {
  const { web, worker } = pids()
  const { sending, answer } = await beginRequest()
  site.signal('SIGTERM')
  // As Ctrl-C does, which reaches the whole group and comes again from npm.
  for (const pid of [web, worker, site.launcherPid]) process.kill(pid, 'SIGINT')
  await until('nobody else is let in', () =>
    pageStatus().then(
      () => false,
      () => true,
    ),
  )
  expect(isAlive(web)).toBe(true)
  sending.end('}')
  expect((await answer).statusCode).toBeLessThan(500)
  expect(await site.ended).toBe(0)
  expect([web, worker].filter(isAlive)).toEqual([])
})

test('while no site runs, a link for staff goes by the settings and says so', async () => {
  await site.stop()
  const said = await invite({ PORT: '8080' })
  expect(said).toMatch(new RegExp(setUpLink('http://127.0.0.1:8080')))
  expect(said).toContain('The site does not answer now.')
})

describe('the next start', () => {
  const SITE_URL = 'https://marina.example'
  let next: Launched
  beforeAll(async () => {
    // A newer build has migrated the database and was rolled back.
    const db = new Sqlite(join(site.dataDir, 'site.sqlite'))
    const applied = db.prepare('insert into kysely_migration values (?, ?)')
    applied.run('9999-01-01-of-a-newer-build', new Date().toISOString())
    db.close()
    next = launch('start.ts', [], { DATA_DIR: site.dataDir, PORT: '0', SITE_URL })
  })
  afterAll(() => next.child.kill('SIGKILL'))

  test('finds its data, on any port that is free, and its link goes by SITE_URL', async () => {
    const up = /The site is up: (\S+), for visitors at (\S+)\n/
    await until(
      'it is up',
      () => up.test(next.output()) || !isAlive(next.child.pid as number),
      PATIENCE_MS,
    )
    const [, address = '', visitors] = up.exec(next.output()) ?? []
    expect(visitors, next.output()).toBe(SITE_URL)
    expect(next.output()).toMatch(new RegExp(`${setUpLink(SITE_URL)}\n`))
    expect((await fetch(address)).status).toBe(200)
    // The command was run without SITE_URL.
    expect(await invite()).toMatch(new RegExp(setUpLink(SITE_URL)))
  })

  test('and web and worker end when the launcher is killed', async () => {
    const parts = [...next.output().matchAll(/^(?:web|worker) is up \(process (\d+)\)$/gm)]
    const pids = parts.map(([, pid]) => Number(pid))
    expect(pids.filter(isAlive)).toHaveLength(2)
    next.child.kill('SIGKILL')
    await until('both are gone', () => !pids.some(isAlive))
  })
})

/** What stands in a pattern for a link that makes an account there. */
function setUpLink(address: string): string {
  return `${address}/admin/set-up\\?token=[\\w-]+`
}

/** What the command says that makes a link for a new member of staff. */
async function invite(settings: Settings = {}): Promise<string> {
  const said = { DATA_DIR: site.dataDir, ...settings }
  const { ended, output } = launch('staff.ts', ['add', 'anna@agency.example'], said)
  expect(await ended, output()).toBe(0)
  return output()
}

function pids() {
  return { web: site.pid('web'), worker: site.pid('worker') }
}

async function pageStatus(): Promise<number> {
  return (await fetch(site.address)).status
}

/** A request that the server has started to handle and whose last byte is not sent yet. */
async function beginRequest(): Promise<{
  sending: ClientRequest
  answer: Promise<IncomingMessage>
}> {
  const sending = request(`${site.address}/api/trpc/forms.submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  })
  const answer = once(sending, 'response').then(([response]) => response as IncomingMessage)
  sending.flushHeaders()
  await once(sending, 'continue')
  sending.write('{')
  return { sending, answer }
}
