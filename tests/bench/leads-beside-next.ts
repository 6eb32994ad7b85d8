import { type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../servers/postgres.ts'
import { startSite } from '../sites/site.ts'
import { until } from '../tools/until.ts'
import { describeDisk } from './measure/disk.ts'
import { leadsInTurns } from './measure/leads-in-turns.ts'
import { NEXT_APP } from './measure/next-app.ts'

const PACKAGES = ['next@16', 'react@19', 'react-dom@19']
const AT_ONCE = 8
const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
} as const

/** Leads accepted by the site beside the same insert in Next.js, each on SQLite and as one process. */
export default async function benchLeadsBesideNext(): Promise<void> {
  console.log('\nLeads beside Next.js\n')
  const folder = mkdtempSync(join(tmpdir(), 'bench-next-'))
  try {
    const missing = makeApp(folder)
    if (missing) return console.log(`No comparison with Next.js: ${missing}`)
    const next = await startNext(folder)
    const site = await startSite()
    console.log(`${describeDisk(folder)}\n`)
    try {
      await leadsInTurns(
        [{ name: 'the site', address: site.address, pids: [site.pid('web')], asked: 600 }, next],
        AT_ONCE,
      )
    } finally {
      await next.stop()
      await site.remove()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns Why there is none, if its packages cannot be had. */
function makeApp(folder: string): string | undefined {
  for (const [path, text] of Object.entries(NEXT_APP)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const quiet: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], quiet)
  } catch (error) {
    return `npm install ${PACKAGES.join(' ')} failed: ${error}`
  }
  execFileSync('npx', ['next', 'build'], {
    ...quiet,
    env: { ...ENVIRONMENT, ...databaseOf(folder, 'build') },
  })
  return undefined
}

async function startNext(folder: string) {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), 'start', '-p', `${port}`, '-H', '127.0.0.1'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...ENVIRONMENT, ...databaseOf(folder, 'leads') },
    },
  )
  const address = `http://127.0.0.1:${port}`
  await until('Next.js answers', () =>
    fetch(address).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
  return {
    name: 'Next.js',
    address,
    pids: [child.pid as number],
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function databaseOf(folder: string, name: string) {
  return {
    SQLITE_FILE: join(folder, `${name}.sqlite`),
    SQLITE_FROM: fileURLToPath(import.meta.url),
  }
}
