import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '../launched.ts'
import { shared } from '../shared/shared.ts'
import { type RunningSite, startSite } from '../site.ts'
import { until } from '../until.ts'

const FIRST_PAUSE_MS = 1000

let site: RunningSite
beforeAll(async () => {
  await shared('build')
  site = await startSite()
})
afterAll(() => site.remove())

test('a first start on an empty folder makes the database and answers', async () => {
  expect(existsSync(join(site.dataDir, 'site.sqlite'))).toBe(true)
  expect(site.output).toContain(`The site is up: ${site.address}`)
  expect(await pageStatus()).toBe(200)
})

test('a web process that is killed is started again at the same address', async () => {
  const killed = site.pid('web')
  const killedAt = Date.now()
  site.killPart('web')
  await site.replaced('web', killed)
  expect(Date.now() - killedAt).toBeGreaterThanOrEqual(FIRST_PAUSE_MS)
  expect(site.output).toContain('web ended (SIGKILL): starting it again in 1 s')
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

test('web and worker end when the launcher is killed, and the next start finds its data', async () => {
  const before = pids()
  await site.kill()
  expect([before.web, before.worker].filter(isAlive)).toEqual([])
  await site.launch()
  expect(await pageStatus()).toBe(200)
})

test('a stop answers the request that has begun, and a second signal changes nothing', async () => {
  const { web, worker } = pids()
  const { sending, answer } = await beginRequest()
  site.signal('SIGTERM')
  // As Ctrl-C does, which reaches the whole group and comes again from npm.
  for (const pid of [web, worker, site.launcherPid]) process.kill(pid, 'SIGINT')
  await until('nobody new is let in', () =>
    fetch(site.address).then(
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

function pids() {
  return { web: site.pid('web'), worker: site.pid('worker') }
}

async function pageStatus(): Promise<number> {
  return (await fetch(site.address)).status
}

/** A call whose last byte is still to come, and that the server has taken up. */
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
