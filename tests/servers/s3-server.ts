import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { S3Settings } from '../../src/settings/config.ts'
import { freePort } from './postgres.ts'

/** A real, strict S3 server, and who may use it. Buckets are the tests' own. */
export interface S3Server {
  /** An account that may make buckets. */
  settings: Omit<S3Settings, 'bucket'>
  /** Another account, without any right to the first one's buckets; only on a server of our own. */
  otherAccount?: Keys
  /** An account whose buckets hold one megabyte each; only on a server of our own. */
  small?: Keys
}

interface Keys {
  accessKey: string
  secretKey: string
}

export interface OwnS3Server extends Required<S3Server> {
  remove(): Promise<void>
}

const START_LIMIT_MS = 90_000
const NOT_INSTALLED = 'radosgw is not installed (apt-get install radosgw ceph-mon ceph-osd)'
/** Why a test that needs a second account is skipped. */
export const NO_OWN_S3 = 'S3_TEST_ENDPOINT names a server on which the tests cannot make accounts'
const COMMANDS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin']
const SMALL_BYTES = 1024 * 1024

const run = promisify(execFile)

/** Why tests have no S3 server, if they have none. */
export function missingS3(): string | undefined {
  return process.env.S3_TEST_ENDPOINT || COMMANDS.every(isInstalled) ? undefined : NOT_INSTALLED
}

/** Starts radosgw over one monitor and one store in memory, all on loopback. */
export async function startS3Server(): Promise<OwnS3Server | { missing: string }> {
  if (!COMMANDS.every(isInstalled)) return { missing: NOT_INSTALLED }
  const folder = mkdtempSync(join(tmpdir(), 's3-test-'))
  const [monitorPort, port] = [await freePort(), await freePort()]
  const config = writeConfig(folder, monitorPort, port)
  const daemons: ChildProcess[] = []
  const start = (name: string, ...args: string[]) => {
    const daemon = spawn(name, ['-c', config, ...args, '-f'], { stdio: 'ignore' })
    daemon.on('error', () => {})
    daemons.unshift(daemon)
  }
  const ceph = (...args: string[]) => run('ceph', ['-c', config, ...args])
  const remove = async () => {
    for (const daemon of daemons) await end(daemon)
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    const map = join(folder, 'monmap')
    const monitor = `[v2:127.0.0.1:${monitorPort}]`
    await run('monmaptool', ['--create', '--fsid', randomUUID(), '--addv', 'a', monitor, map])
    await run('ceph-mon', [
      '-c',
      config,
      '-i',
      'a',
      '--mkfs',
      '--monmap',
      map,
      '--keyring',
      join(folder, 'keyring'),
    ])
    start('ceph-mon', '-i', 'a')
    const store = randomUUID()
    await ceph('osd', 'new', store, '0')
    await run('ceph-osd', ['-c', config, '-i', '0', '--mkfs', '--osd-uuid', store])
    start('ceph-osd', '-i', '0')
    await ceph('osd', 'crush', 'add', 'osd.0', '1.0', 'host=h', 'root=default')
    const [owner, otherAccount, small] = [
      await makeAccount(config, 'owner'),
      await makeAccount(config, 'other'),
      await makeAccount(config, 'small'),
    ]
    await limit(config, 'small')
    start('radosgw', '-n', 'client.rgw')
    const endpoint = `http://127.0.0.1:${port}`
    await untilItAnswers(endpoint)
    return { settings: { endpoint, region: 'us-east-1', ...owner }, otherAccount, small, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

function writeConfig(folder: string, monitorPort: number, port: number): string {
  for (const name of ['mon', 'osd', 'run']) mkdirSync(join(folder, name))
  const config = join(folder, 'ceph.conf')
  writeFileSync(join(folder, 'keyring'), keyring())
  writeFileSync(
    config,
    `[global]
mon host = [v2:127.0.0.1:${monitorPort}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
keyring = ${folder}/keyring
mon data = ${folder}/mon
mon data avail crit = 1
mon cluster log file = ${folder}/cluster.log
paxos propose interval = 0.05
paxos min wait = 0.01
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 8G
osd pool default size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd class update on start = false
run dir = ${folder}/run
log file = ${folder}/$name.log
admin socket =
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${folder}/run
keyring = ${folder}/keyring
rgw bucket quota ttl = 0
`,
  )
  return config
}

/** One file with the keys of all: radosgw wants them although nobody else is here. */
function keyring(): string {
  const all = 'caps mon = "allow *"\ncaps osd = "allow *"\ncaps mgr = "allow *"\n'
  return ['mon.', 'client.admin', 'osd.0', 'client.rgw']
    .map((name) => `[${name}]\nkey = ${cephKey()}\n${all}`)
    .join('')
}

/** Kind of cipher, time of making, length, and the key itself. */
function cephKey(): string {
  return Buffer.concat([Buffer.from('010000000000000000001000', 'hex'), randomBytes(16)]).toString(
    'base64',
  )
}

async function makeAccount(config: string, name: string): Promise<Keys> {
  const keys = { accessKey: name, secretKey: `${name}-${randomUUID()}` }
  await admin(config, 'user', 'create', '--uid', name, '--display-name', name)
  await admin(config, 'key', 'create', '--uid', name, ...keyFlags(keys))
  return keys
}

const keyFlags = ({ accessKey, secretKey }: Keys) => [
  '--access-key',
  accessKey,
  '--secret-key',
  secretKey,
]

async function limit(config: string, name: string) {
  const scope = ['--quota-scope', 'bucket', '--uid', name]
  await admin(config, 'quota', 'set', ...scope, '--max-size', `${SMALL_BYTES}`)
  await admin(config, 'quota', 'enable', ...scope)
}

function admin(config: string, ...args: string[]) {
  return run('radosgw-admin', ['-c', config, '-n', 'client.rgw', ...args], {
    timeout: START_LIMIT_MS,
  })
}

async function untilItAnswers(endpoint: string) {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const answered = await fetch(endpoint).catch(() => undefined)
    if (answered?.ok) return
    if (Date.now() > deadline) throw new Error(`radosgw did not start in ${START_LIMIT_MS} ms`)
    await sleep(100)
  }
}

async function end(daemon: ChildProcess) {
  if (daemon.pid === undefined || daemon.exitCode !== null || daemon.signalCode !== null) return
  const ended = once(daemon, 'exit')
  // Its data is temporary, so no clean shutdown is needed.
  daemon.kill('SIGKILL')
  await ended
}

function isInstalled(command: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command))
      return true
    } catch {
      return false
    }
  })
}
