/** The web process: files and cached pages, and above them the application with Waku (`src/waku.server.ts`). */
import '../forms/arktype-without-eval.ts'
import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { log } from '../http/log.ts'
import { runningBuild } from '../settings/build-info.ts'
import { config, localAddress } from '../settings/config.ts'
import { endOnUncaught } from '../telemetry/end-on-uncaught.ts'
import { startTracing } from '../telemetry/start-tracing.ts'
import type { AppEnv } from './app-env.ts'
import { PageCache } from './cache/page-cache.ts'
import { keepAssets, readStaticFiles } from './cache/static-files.ts'
import { explainListening } from './explain-listening.ts'
import { listen, listener } from './listener.ts'
import { recordAddress } from './running-site.ts'
import { serveUntilStopped } from './stop.ts'

const HEADERS_TIMEOUT_MS = 15_000
/** A phone on a bad network may take minutes for 100 MB of photos. */
const REQUEST_TIMEOUT_MS = 15 * 60_000
const KEEP_ALIVE_MS = 10_000
const DAY_MS = 24 * 60 * 60_000

type Fetch = (request: Request, env: AppEnv['Bindings']) => Promise<Response>

async function main() {
  endOnUncaught(log)
  await startTracing('web', config().hasTraces, log)
  const { port, host, webProcesses, dataDir, siteUrl } = config()
  const app = await loadApp()
  // Opens the database before the first request; /readyz reports whether it answers.
  await app(new Request('http://localhost/readyz'), {})
  await keepAssetsOfBuild(dataDir)
  // The days of a build are counted from when it last ran, however long that was.
  setInterval(keepAssetsOfBuild, DAY_MS, dataDir).unref()
  const pageCache = new PageCache()
  const application = getRequestListener(
    (request, connection) => app(request, { ...(connection as HttpBindings), pageCache }),
    // A client of HTTP/1.0, as some probes are, may name no host.
    { overrideGlobalObjects: false, hostname: 'localhost' },
  )
  const files = readStaticFiles(new URL('./public/', import.meta.url), dataDir)
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  serveUntilStopped(server, listener(files, pageCache, application))
  const options = { port, host, reusePort: webProcesses > 1 }
  const bound = await listen(server, options, log).catch((error) =>
    fail(explainListening(error, host, port)),
  )
  const address = localAddress(host, bound)
  try {
    recordAddress(dataDir, { address, siteUrl })
  } catch (err) {
    // Other commands then fall back to their own settings; visitors are not affected.
    log.warn({ err }, 'the address of the site could not be recorded')
  }
  if (process.send) process.send({ ready: true, address })
  else log.info({ address, ...runningBuild() }, 'web is up')
}

/** Before the first page leaves: another process that runs beside this one may be asked for what it loads. */
async function keepAssetsOfBuild(dataDir: string) {
  try {
    await keepAssets(new URL('./public/assets/', import.meta.url), dataDir)
  } catch (err) {
    // Pages of other builds then load theirs anew when they miss something.
    log.warn({ err }, 'the files of this build could not be kept for later')
  }
}

/** The application, as one function from request to response. */
async function loadApp(): Promise<Fetch> {
  // The build is next to this file; the variable stops the bundler from following the import.
  const entry = new URL('./server/index.js', import.meta.url).href
  const { INTERNAL_runFetch } = await import(entry)
  // Waku copies the environment it is given on every request; our code reads its own once.
  const environment = {}
  return (request, env) => INTERNAL_runFetch(environment, request, env)
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

main().catch((error: Error) =>
  fail(error.name === 'ConfigError' ? error.message : String(error.stack)),
)
