/** `npm start`: builds and migrates what is behind, then keeps web and worker running. */

import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { config } from '../src/settings/config.ts'
import { ensureBuilt } from './built.ts'
import { prepareDataFolder } from './data-folder.ts'
import { endWith, StartError } from './explain.ts'
import { Part } from './part.ts'
import { DIST, ROOT } from './root.ts'
import { startTool } from './tool.ts'

/**
 * Uploads pass through the web process in short-lived pieces. A small young generation frees them
 * soon, and pieces that are mapped one by one go back to the system then: without it 20 uploads at
 * once take 300 MB (docs/measurements.md). The Dockerfile and `npm run web` set the same.
 */
const WEB_FLAGS = ['--max-semi-space-size=2']
const WEB_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

const parts: Part[] = []
let stopping: Promise<unknown> | undefined

async function start() {
  process.chdir(ROOT)
  const { host, port: wanted, dataDir } = config()
  prepareDataFolder(dataDir)
  await ensureBuilt()

  // Chosen here, so that a web process that is started again is found where it was.
  const port = wanted || (await freePort(host))
  const env = { NODE_ENV: 'production', PORT: String(port) }
  await migrate(env)
  parts.push(
    new Part('worker', join(DIST, 'worker.js'), env),
    new Part('web', join(DIST, 'web.js'), { ...env, ...WEB_ENVIRONMENT }, WEB_FLAGS),
  )
  await Promise.all(parts.map((part) => part.start()))
  console.log(`\nThe site is up: http://${host.includes(':') ? `[${host}]` : host}:${port}\n`)
}

async function migrate(env: NodeJS.ProcessEnv) {
  const child = startTool('dist/migrate.js', [], env)
  const ending = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ?? code))
  })
  if (ending !== 0) throw new StartError('The database was not brought up to date.')
}

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () =>
      reject(new StartError(`HOST ${host} is not an address of this machine.`)),
    )
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Ctrl-C reaches the parts too, and npm passes it on a second time: only the first one counts. */
function stop() {
  stopping ??= Promise.all(parts.map((part) => part.stop()))
  return stopping
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await stop()
    process.exit(0)
  })
}

start().catch(async (error) => {
  // A build or a migration that a signal cut off is no failure.
  if (stopping) return
  await stop()
  endWith(error)
})
