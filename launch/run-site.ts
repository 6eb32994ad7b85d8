import { join } from 'node:path'
import { type Config, config, localAddress } from '../src/settings/config.ts'
import { ensureBuilt } from './built.ts'
import { holdDataFolder, prepareDataFolder, requireRoomForQueue } from './data-folder.ts'
import { endWith } from './explain.ts'
import { Part } from './part.ts'
import { choosePort } from './port.ts'
import { DIST, ROOT } from './root.ts'
import { runMigration } from './run-migration.ts'
import { endTools } from './tool.ts'

/** Visitors wait for it, however often it ends. */
const WEB_PAUSES = { firstMs: 200, longestMs: 1000 }
/** Nothing is lost while it is not running, and what ends it, a full disk say, may take hours to pass. */
const WORKER_PAUSES = { firstMs: 1000, longestMs: 30_000 }

const parts: Part[] = []
let stopping: Promise<unknown> | undefined

/**
 * Builds and migrates if necessary, then keeps web and worker running.
 * @param onChecked Called after all checks have passed, before anything is printed.
 */
export function runSite(onChecked: () => void) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      await stop()
      process.exit(0)
    })
  }
  start(onChecked).catch(async (error) => {
    // A build or migration interrupted by a signal is not a failure.
    if (stopping) return
    await stop()
    endWith(error)
  })
}

async function start(onChecked: () => void) {
  process.chdir(ROOT)
  const settings = config()
  const port = await check(settings)
  onChecked()

  const built = await ensureBuilt()
  console.log(built ? 'Starting the site' : 'Starting the site: its build is up to date')
  const env = { NODE_ENV: 'production', PORT: String(port) }
  const signInNotice = await runMigration('dist/migrate.js', [], env)
  parts.push(
    new Part(
      'worker',
      [process.execPath, '--enable-source-maps', join(DIST, 'worker.js')],
      env,
      WORKER_PAUSES,
    ),
    new Part(
      'web',
      [join(ROOT, 'launch/web.sh'), process.execPath, join(DIST, 'web.js')],
      env,
      WEB_PAUSES,
    ),
  )
  await Promise.all(parts.map((part) => part.start()))

  const address = localAddress(settings.host, port)
  const hasPublicUrl = process.env.SITE_URL?.trim() && settings.siteUrl !== address
  console.log(`\n${signInNotice}\n`)
  console.log(
    `The site is up: ${address}${hasPublicUrl ? `, for visitors at ${settings.siteUrl}` : ''}\n`,
  )
}

/**
 * Checks what an operator may have to fix, before the slow build.
 * @returns The port, chosen here so that a restarted web process listens on the same one.
 */
async function check({ host, port: wanted, dataDir, databaseUrl }: Config): Promise<number> {
  prepareDataFolder(dataDir)
  await holdDataFolder(dataDir)
  const port = await choosePort(host, wanted)
  if (!databaseUrl.startsWith('postgres')) requireRoomForQueue(dataDir)
  else {
    // Imported lazily: a start on SQLite should not wait for the Postgres driver.
    const { checkPostgres } = await import('./check-postgres.ts')
    await checkPostgres(databaseUrl)
  }
  return port
}

/** Ctrl-C also reaches the child processes, and npm forwards it again: only the first one counts. */
function stop() {
  stopping ??= Promise.all([endTools(), ...parts.map((part) => part.stop())])
  return stopping
}
