/** `npm start`: checks, builds, migrates, and keeps web and worker running until it is told to stop. */
import { once } from 'node:events'
import { join } from 'node:path'
import { buildInWords, readBuildInfo } from '../src/settings/build-info.ts'
import { type Config, config, localAddress } from '../src/settings/config.ts'
import { warnOfUnknownSettings } from '../src/settings/unknown-settings.ts'
import {
  closeToOthers,
  holdDataFolder,
  prepareDataFolder,
  requireSpaceForQueue,
} from './data-folder.ts'
import { endingError, endWith } from './explain.ts'
import { choosePort } from './port.ts'
import { DIST, ROOT } from './root.ts'
import { SiteProcess } from './site-process.ts'
import { isFresh } from './stamp.ts'
import { endTools, runMigration, startTool } from './tool.ts'

/** Visitors wait for it, however often it ends. */
const WEB_PAUSES = { firstMs: 200, longestMs: 1000 }
/** Nothing is lost while it is not running, and what ends it, a full disk say, may take hours to pass. */
const WORKER_PAUSES = { firstMs: 1000, longestMs: 30_000 }

let processes: SiteProcess[] = []
let stopping: Promise<unknown> | undefined

async function start() {
  process.chdir(ROOT)
  const settings = config()
  warnOfUnknownSettings()
  const port = await check(settings)
  const isBuilt = isFresh()
  if (!isBuilt) await build()
  closeToOthers()
  const what = ['Starting the site', buildInWords(readBuildInfo(DIST))].filter(Boolean).join(', ')
  console.log(isBuilt ? `${what}: its build is up to date` : what)
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  const signInNotice = await runMigration('dist/migrate.js', [], env)
  if (stopping) return
  processes = [...webs(settings.webProcesses, env), worker(env)]
  await Promise.all(processes.map((each) => each.start()))
  console.log(`\n${signInNotice}\n\n${upNotice(settings, port)}\n`)
}

/**
 * Checks what an operator may have to fix, before the slow build.
 * @returns The port, chosen here so that a restarted web process listens on the same one.
 */
async function check({ host, port, dataDir, databaseUrl }: Config): Promise<number> {
  await prepareDataFolder(dataDir)
  await holdDataFolder(dataDir)
  const chosen = await choosePort(host, port)
  if (!databaseUrl.startsWith('postgres')) requireSpaceForQueue(dataDir)
  else {
    // Imported lazily: with SQLite this process, which runs as long as the site, needs no driver.
    const { checkPostgres } = await import('./explain-database.ts')
    await checkPostgres(databaseUrl)
  }
  return chosen
}

/** In a process of its own: its memory is needed by the site. */
async function build() {
  const [code, signal] = await once(startTool('launch/run.js', ['launch/build.ts'], {}), 'exit')
  if (code !== 0) throw endingError('The site could not be built', signal ?? code)
}

/** @param count Several listen on the same port, and the system spreads the connections over them. */
function webs(count: number, env: NodeJS.ProcessEnv): SiteProcess[] {
  const command = [process.execPath, '--enable-source-maps', join(DIST, 'web.js')]
  return Array.from({ length: count }, (_, at) => {
    const name = count === 1 ? 'web' : `web ${at + 1}`
    return new SiteProcess(name, command, env, WEB_PAUSES)
  })
}

/**
 * Visitors wait for pages and answers, and nobody for a message or a preview: where both want the processor, web
 * comes first. So it is with systemd (`docs/ops`) and in containers (`docker-compose.yml`). The queue's database is a
 * WebAssembly module of 8 MB: optimizing it takes 500 MB and some seconds at each start, and makes its jobs no faster.
 */
function worker(env: NodeJS.ProcessEnv): SiteProcess {
  const options = ['--enable-source-maps', '--liftoff-only']
  const command = [process.execPath, ...options, join(DIST, 'worker.js')]
  return new SiteProcess('worker', ['nice', '-n', '5', ...command], env, WORKER_PAUSES)
}

function upNotice({ host, siteUrl }: Config, port: number): string {
  const address = localAddress(host, port)
  const hasPublicUrl = process.env.SITE_URL?.trim() && siteUrl !== address
  if (hasPublicUrl) return `The site is up: ${address}, for visitors at ${siteUrl}`
  const up = `The site is up: ${address}`
  // Browsers bind passkeys to a name, and this address is none.
  if (new URL(address).hostname !== '127.0.0.1') return up
  return `${up}\nFor passkeys, open it as ${address.replace('127.0.0.1', 'localhost')}`
}

/** Ctrl-C also reaches the child processes, and npm forwards it again: only the first one counts. */
function stop() {
  stopping ??= Promise.all([endTools(), ...processes.map((each) => each.stop())])
  return stopping
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await stop()
    process.exit(0)
  })
}

start().catch(async (error) => {
  // A build or migration interrupted by a signal is not a failure.
  if (stopping) return
  await stop()
  endWith(error)
})
