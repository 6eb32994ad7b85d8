/** `npm run dev`: pages, router and worker, each taken up again when one of its files changes. */
import type { ChildProcess } from 'node:child_process'
import { config } from '../src/settings/config.ts'
import { generateStyles } from './built.ts'
import { prepareDataFolder } from './data-folder.ts'
import { endWith, StartError } from './explain.ts'
import { ROOT } from './root.ts'
import { runTool, startTool } from './tool.ts'

const DEVELOPMENT = { NODE_ENV: 'development' }
const TSX = 'node_modules/tsx/dist/cli.mjs'
const WAKU = 'node_modules/waku/cli.js'

const KILL_AFTER_MS = 10_000

const tools: ChildProcess[] = []
let stopping: Promise<unknown> | undefined

async function develop() {
  process.chdir(ROOT)
  const { host, port, dataDir } = config()
  prepareDataFolder(dataDir)
  // Later changes of the styles are Panda's own: its PostCSS plugin runs inside Vite.
  await generateStyles()
  console.log(await runTool(TSX, ['launch/migrate.ts'], DEVELOPMENT))
  watch('The worker', TSX, ['watch', '--clear-screen=false', 'worker/main.ts'])
  watch('The page server', WAKU, ['dev', '--host', host, '--port', String(port)])
}

/** A session of its own: Ctrl-C then reaches each tool once, through `stop`. */
function watch(name: string, file: string, args: string[]) {
  const tool = startTool(file, args, DEVELOPMENT, { detached: true })
  tools.push(tool)
  tool.once('exit', async (code, signal) => {
    if (stopping) return
    await stop()
    endWith(new StartError(`${name} ended (${signal ?? `status ${code}`}).`))
  })
}

function stop() {
  stopping ??= Promise.all(tools.map(end))
  return stopping
}

async function end(tool: ChildProcess) {
  if (tool.exitCode !== null || tool.signalCode !== null) return
  const gone = new Promise<void>((resolve) => tool.once('exit', () => resolve()))
  tool.kill('SIGTERM')
  const hardStop = setTimeout(() => tool.kill('SIGKILL'), KILL_AFTER_MS)
  await gone
  clearTimeout(hardStop)
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
