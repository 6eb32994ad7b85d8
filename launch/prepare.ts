/**
 * Checks, builds and migrates for `npm start`, tells the process that started it what to run, and
 * ends: its memory is needed by the site.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { checkedSettings } from '../src/settings/checked-settings.ts'
import { type Config, config, localAddress } from '../src/settings/config.ts'
import { ensureBuilt } from './built.ts'
import {
  closeToOthers,
  holdDataFolder,
  prepareDataFolder,
  requireRoomForQueue,
} from './data-folder.ts'
import { endWith } from './explain.ts'
import type { Locked, PlannedPart, Preparing } from './plan.ts'
import { choosePort } from './port.ts'
import { DIST, ROOT } from './root.ts'
import { runMigration } from './run-migration.ts'
import { endTools } from './tool.ts'

/** Visitors wait for it, however often it ends. */
const WEB_PAUSES = { firstMs: 200, longestMs: 1000 }
/** Nothing is lost while it is not running, and what ends it, a full disk say, may take hours to pass. */
const WORKER_PAUSES = { firstMs: 1000, longestMs: 30_000 }

let stopping = false

async function prepare() {
  process.chdir(ROOT)
  const settings = config()
  const port = await check(settings)
  tell({ checked: true })

  const built = await ensureBuilt()
  closeToOthers()
  console.log(built ? 'Starting the site' : 'Starting the site: its build is up to date')
  const portChosen = { PORT: String(port) }
  const env = {
    NODE_ENV: 'production',
    ...portChosen,
    CHECKED_SETTINGS: checkedSettings({ ...process.env, ...portChosen }),
  }
  const parts = [...webs(settings.webProcesses), worker()]
  tell({ plan: { parts, env: { ...process.env, ...env } } })
  const signInNotice = await runMigration('dist/migrate.js', [], env)
  tell({ notice: `\n${signInNotice}\n\n${upNotice(settings, port)}\n` })
  process.disconnect()
}

/**
 * Visitors wait for pages and answers, and nobody for a message or a preview: where both want the processor, web
 * comes first. So it is with systemd (`unit-files.ts`) and in containers (`docker-compose.yml`).
 */
function worker(): PlannedPart {
  const worker = [join(ROOT, 'launch/worker.sh'), process.execPath, join(DIST, 'worker.js')]
  const command = ['nice', '-n', '5', ...worker]
  return { name: 'worker', command: command as PlannedPart['command'], pauses: WORKER_PAUSES }
}

/** @param count Several listen on the same port, and the system spreads the connections over them. */
function webs(count: number): PlannedPart[] {
  const command = [join(ROOT, 'launch/web.sh'), process.execPath, join(DIST, 'web.js')]
  return Array.from({ length: count }, (_, at) => ({
    name: count === 1 ? 'web' : `web ${at + 1}`,
    command: command as PlannedPart['command'],
    pauses: WEB_PAUSES,
  }))
}

function upNotice({ host, siteUrl }: Config, port: number): string {
  const address = localAddress(host, port)
  const hasPublicUrl = process.env.SITE_URL?.trim() && siteUrl !== address
  return `The site is up: ${address}${hasPublicUrl ? `, for visitors at ${siteUrl}` : ''}`
}

/**
 * Checks what an operator may have to fix, before the slow build.
 * @returns The port, chosen here so that a restarted web process listens on the same one.
 */
async function check({ host, port: wanted, dataDir, databaseUrl }: Config): Promise<number> {
  await prepareDataFolder(dataDir)
  await holdDataFolder(dataDir, lockAbove)
  const port = await choosePort(host, wanted)
  if (!databaseUrl.startsWith('postgres')) requireRoomForQueue(dataDir)
  else {
    // Imported lazily: a start on SQLite should not wait for the Postgres driver.
    const { checkPostgres } = await import('./check-postgres.ts')
    await checkPostgres(databaseUrl)
  }
  return port
}

/** Has a lock taken by the process that runs as long as the site. */
async function lockAbove(file: string): Promise<boolean> {
  // Waiting for a message alone does not keep this process alive.
  process.channel?.ref()
  tell({ lock: file })
  const [{ locked }] = (await once(process, 'message')) as [Locked]
  process.channel?.unref()
  return locked
}

function tell(what: Preparing) {
  process.send?.(what)
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    stopping = true
    await endTools()
    process.exit(0)
  })
}

prepare().catch(async (error) => {
  // A build or migration interrupted by a signal is not a failure.
  if (stopping) return
  await endTools()
  endWith(error)
})
