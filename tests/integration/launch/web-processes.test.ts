import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { raiseSiteRevision } from '../../../db/ops/revision.ts'
import { type OpenTestDatabase, onBothDatabases } from '../../servers/databases.ts'
import { isAlive } from '../../sites/launched.ts'
import { type RunningSite, startSite } from '../../sites/site.ts'
import { until } from '../../tools/until.ts'

/** A start takes minutes where others work at the same time. */
vi.setConfig({ testTimeout: 600_000 })

/** Twice what a start took on a machine with thirty times its work. */
const BACK_WITHIN_MS = 240_000
const LISTENING = '0A'
/** Each stays with one process; that all are with the same one is as likely as 31 heads in a row. */
const CONNECTIONS = 32

onBothDatabases('two web processes', (open) => {
  test('share the port and what staff change, replace one that is killed, and stop together', async () => {
    const { site, db } = await start(open)
    const first = webs(site)
    expect([...first.keys()].sort()).toEqual(['web 1', 'web 2'])
    for (const pid of first.values()) expect(listensOn(pid, site.address)).toBe(true)

    const visitors = Array.from({ length: CONNECTIONS }, visitor)
    expect(await all(visitors, site)).not.toContain('Herring Gull Harbor')
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('towns').set({ name: 'Herring Gull Harbor' }).execute()
      await raiseSiteRevision(tx)
    })
    await until('every process shows the change', async () =>
      (await pages(visitors, site)).every((html) => html.includes('Herring Gull Harbor')),
    )

    const [name, killed] = [...first][1] as [string, number]
    process.kill(killed, 'SIGKILL')
    await until('it is gone', () => !isAlive(killed))
    // Whoever comes now is answered by the other.
    for (let each = 0; each < CONNECTIONS; each++) {
      expect(
        (await fetch(`${site.address}/healthz`, { headers: { connection: 'close' } })).status,
      ).toBe(200)
    }
    await until('another one is up', () => webs(site).get(name) !== killed, BACK_WITHIN_MS)
    expect(site.output).toContain(`${name} ended (SIGKILL): starting it again in 0.2 s`)

    const now = [...webs(site).values()]
    for (const pid of now) expect(listensOn(pid, site.address)).toBe(true)
    expect(await site.stop()).toBe(0)
    expect(now.filter(isAlive)).toEqual([])
  })
})

async function start(open: OpenTestDatabase) {
  const { db, env } = await open()
  const site = await startSite({ ...env, WEB_PROCESSES: '2' })
  onTestFinished(() => site.remove())
  return { site, db }
}

/** The processes that run now, by their names. */
function webs(site: RunningSite): Map<string, number> {
  const lines = site.output.matchAll(/^(web \d) is up \(process (\d+)\)$/gm)
  return new Map([...lines].map(([, name = '', pid]) => [name, Number(pid)]))
}

/** Whether a process has a socket of its own that takes connections to an address. */
function listensOn(pid: number, address: string): boolean {
  const port = Number(new URL(address).port).toString(16).toUpperCase().padStart(4, '0')
  const inodes = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === LISTENING)
    .map((fields) => `socket:[${fields[9]}]`)
  const files = readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`))
  return files.some((file) => inodes.includes(file))
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

/** A visitor with one connection, which stays open. */
function visitor(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return agent
}

function pages(visitors: Agent[], site: RunningSite): Promise<string[]> {
  return Promise.all(visitors.map((agent) => page(agent, `${site.address}/towns`)))
}

async function all(visitors: Agent[], site: RunningSite): Promise<string> {
  return (await pages(visitors, site)).join('')
}

function page(agent: Agent, address: string): Promise<string> {
  return new Promise((resolve, reject) =>
    get(address, { agent }, (answer) => text(answer).then(resolve, reject)).once('error', reject),
  )
}
