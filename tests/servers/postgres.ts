import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A temporary Postgres on loopback, for a test run or for a test that stops and restarts it. */
export interface Postgres {
  url: string
  start(): Promise<void>
  /** As a server is stopped: connections are cut. */
  stop(): Promise<void>
  /** As after a power failure: nothing is written down, and the next start recovers from the log. */
  crash(): Promise<void>
  remove(): Promise<void>
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 20_000
const [FIRST_PORT, LAST_PORT] = [12_000, 32_000]
const NOT_INSTALLED = 'Postgres is not installed (apt-get install postgresql)'

/** Why tests have no Postgres, if they have none. */
export function missingPostgres(): string | undefined {
  return process.env.TEST_DATABASE_URL || findBinaries() ? undefined : NOT_INSTALLED
}

/**
 * Makes and starts a cluster from the binaries of this machine.
 * @param isDurable Whether a commit waits for the disk, as in production; tests need not.
 * @param parent Where its folder is made.
 */
export async function startPostgres(
  isDurable = false,
  parent = tmpdir(),
): Promise<Postgres | { missing: string }> {
  const bin = findBinaries()
  if (!bin) return { missing: NOT_INSTALLED }
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(parent, 'postgres-test-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const quiet = { ...account, stdio: 'ignore', cwd: folder } as const
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    quiet,
  )

  let server: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    if (!server || hasEnded(server)) return
    const ended = once(server, 'exit')
    server.kill(signal)
    const limit = setTimeout(() => server?.kill('SIGQUIT'), STOP_LIMIT_MS)
    await ended
    clearTimeout(limit)
    server = undefined
  }
  const postgres: Postgres = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      const flags = [
        '-D',
        data,
        '-p',
        `${port}`,
        '-h',
        '127.0.0.1',
        '-k',
        folder,
        '-c',
        `fsync=${isDurable ? 'on' : 'off'}`,
      ]
      server = spawn(join(bin, 'postgres'), [...flags, '-c', 'max_connections=200'], quiet)
      await untilItAnswers(postgres.url)
    },
    stop: () => end('SIGINT'),
    crash: () => end('SIGQUIT'),
    async remove() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await postgres.start()
  return postgres
}

/** Runs statements on a server as its superuser, outside any test database. */
export async function onServer<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * A port that nobody listens on just now. It lies below those that the system gives to outgoing
 * connections, one of which could otherwise take it before its server does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    server.close()
    if (isFree) return port
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function findBinaries(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  const homebrew = globSync('/opt/homebrew/opt/postgresql*/bin')
  return [...onPath, ...packaged, ...homebrew].find((folder) => {
    try {
      accessSync(join(folder, 'initdb'))
      accessSync(join(folder, 'postgres'))
      return true
    } catch {
      return false
    }
  })
}

/** Whom Postgres and PgBouncer run as, which refuse to run as root; undefined for whoever is not root. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  throw new Error('Postgres does not run as root, and there is no account to run it under')
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    try {
      return await onServer(url, async (client) => {
        await client.query('select 1')
      })
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}
