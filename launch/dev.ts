/** `npm run dev`: pages, router and worker, each reloaded when one of its files changes. */
import { recordAddress } from '../src/server/running-site.ts'
import { config, localAddress } from '../src/settings/config.ts'
import { warnOfUnknownSettings } from '../src/settings/unknown-settings.ts'
import { generateStyles } from './built.ts'
import { holdDataFolder, prepareDataFolder } from './data-folder.ts'
import { endWith, StartError } from './explain.ts'
import { choosePort } from './port.ts'
import { ROOT } from './root.ts'
import { endTools, runMigration, startTool } from './tool.ts'

const DEVELOPMENT = { NODE_ENV: 'development' }
const TSX = 'node_modules/tsx/dist/cli.mjs'
const WAKU = 'node_modules/waku/cli.js'

let stopping: Promise<unknown> | undefined

async function develop() {
  process.chdir(ROOT)
  const { host, port: wanted, siteUrl, dataDir } = config()
  warnOfUnknownSettings()
  await prepareDataFolder(dataDir)
  await holdDataFolder(dataDir)
  const port = await choosePort(host, wanted)
  // Later changes of the styles are handled by Panda's PostCSS plugin inside Vite.
  await generateStyles(DEVELOPMENT)
  const env = { ...DEVELOPMENT, PORT: String(port) }
  console.log(await runMigration(TSX, ['launch/migrate.ts'], env))
  const address = localAddress(host, port)
  recordAddress(dataDir, { address, siteUrl: process.env.SITE_URL?.trim() ? siteUrl : address })
  watch('The worker', TSX, ['watch', '--clear-screen=false', 'worker/main.ts'], env)
  watch('The page server', WAKU, ['dev', '--host', host, '--port', String(port)], env)
}

/** In a session of its own, so that Ctrl-C reaches each tool only once, through `stop`. */
function watch(name: string, file: string, args: string[], env: NodeJS.ProcessEnv) {
  const tool = startTool(file, args, env, { detached: true })
  tool.once('exit', async (code, signal) => {
    if (stopping) return
    await stop()
    endWith(new StartError(`${name} ended (${signal ?? `status ${code}`}).`))
  })
}

function stop() {
  stopping ??= endTools()
  return stopping
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await stop()
    process.exit(0)
  })
}

develop().catch(async (error) => {
  if (stopping) return
  await stop()
  endWith(error)
})
