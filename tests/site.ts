import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { freePort } from './postgres.ts'
import { until } from './until.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** A build may come first. */
const UP_WITHIN_MS = 90_000
const BACK_WITHIN_MS = 45_000
const GONE_WITHIN_MS = 10_000

export type PartName = 'web' | 'worker'
type Settings = Record<string, string | undefined>

/** The built site under its launcher, as `npm start` runs it, with a data folder of its own. */
export class RunningSite {
  readonly address: string
  readonly dataDir: string
  readonly #env: Settings
  #launcher!: ChildProcess
  #output = ''
  #ended!: Promise<number | string>

  private constructor(address: string, dataDir: string, env: Settings) {
    this.address = address
    this.dataDir = dataDir
    this.#env = env
  }

  static async start(settings: Settings): Promise<RunningSite> {
    const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-'))
    const port = settings.PORT ?? String(await freePort())
    const site = new RunningSite(`http://127.0.0.1:${port}`, dataDir, {
      ...settings,
      DATA_DIR: dataDir,
      PORT: port,
    })
    await site.launch()
    return site
  }

  /** Starts the launcher again on the same data and address, after `stop` or `kill`. */
  async launch(): Promise<void> {
    this.#launcher = spawnLauncher(this.#env)
    this.#launcher.stdout?.on('data', (chunk) => (this.#output += chunk))
    this.#launcher.stderr?.on('data', (chunk) => (this.#output += chunk))
    const from = this.#output.length
    this.#ended = new Promise((end) =>
      this.#launcher.once('close', (code, signal) => end(signal ?? code ?? -1)),
    )
    const ended = this.#ended.then((ending) => {
      throw new Error(`The site ended with ${ending}:\n${this.#output}`)
    })
    ended.catch(() => {})
    await Promise.race([
      ended,
      until(
        'the site is up',
        () => this.#output.slice(from).includes('The site is up:'),
        UP_WITHIN_MS,
      ),
    ])
  }

  /** Everything that launcher, web and worker have printed. */
  get output(): string {
    return this.#output
  }

  get launcherPid(): number {
    return this.#launcher.pid as number
  }

  /** The process that runs this part now, or ran it last. */
  pid(part: PartName): number {
    return this.#pids(part).at(-1) as number
  }

  /** Kills a part with SIGKILL; the launcher starts another. */
  killPart(part: PartName): void {
    process.kill(this.pid(part), 'SIGKILL')
  }

  /** Waits until another process than this one runs the part. */
  async replaced(part: PartName, pid: number): Promise<void> {
    await until(`another ${part} process is up`, () => this.pid(part) !== pid, BACK_WITHIN_MS)
  }

  signal(signal: NodeJS.Signals): void {
    this.#launcher.kill(signal)
  }

  /** The launcher's exit status, or the signal that ended it. */
  get ended(): Promise<number | string> {
    return this.#ended
  }

  stop(): Promise<number | string> {
    this.#launcher.kill('SIGTERM')
    return this.#ended
  }

  /** Kills the launcher with SIGKILL: its parts must end by themselves. */
  async kill(): Promise<void> {
    const parts = (['web', 'worker'] as const).map((part) => this.pid(part))
    this.#launcher.kill('SIGKILL')
    await until('web and worker are gone', () => !parts.some(isAlive), GONE_WITHIN_MS)
  }

  /** Stops the site when it runs, and removes its data. */
  async remove(): Promise<void> {
    if (isAlive(this.launcherPid)) await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  #pids(part: PartName): number[] {
    const lines = this.#output.matchAll(new RegExp(`^${part} is up \\(process (\\d+)\\)$`, 'gm'))
    return [...lines].map((line) => Number(line[1]))
  }
}

/** Starts the built site (and builds it when it is stale) on a free port and an empty folder. */
export function startSite(settings: Settings = {}): Promise<RunningSite> {
  return RunningSite.start(settings)
}

export interface FailedStart {
  status: number | string
  output: string
}

/** Runs the launcher with settings that it must refuse. */
export async function failToStart(settings: Settings): Promise<FailedStart> {
  const launcher = spawnLauncher(settings)
  let output = ''
  launcher.stdout?.on('data', (chunk) => (output += chunk))
  launcher.stderr?.on('data', (chunk) => (output += chunk))
  const status = await new Promise<number | string>((end) =>
    launcher.once('close', (code, signal) => end(signal ?? code ?? -1)),
  )
  return { status, output }
}

/** It gets none of the developer's own settings, and ends when this process does. */
function spawnLauncher(settings: Settings): ChildProcess {
  const endWithUs = join(ROOT, 'launch/end-with-parent.js')
  const { PATH, HOME, TMPDIR } = process.env
  return spawn(process.execPath, ['--import', endWithUs, join(ROOT, 'launch/start.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, TMPDIR, ...blankedDotEnv(), ...settings },
  })
}

/** An empty variable counts as unset, and keeps the one in .env out. */
function blankedDotEnv(): Settings {
  const file = join(ROOT, '.env')
  if (!existsSync(file)) return {}
  return Object.fromEntries(
    Object.keys(parseEnv(readFileSync(file, 'utf8'))).map((name) => [name, '']),
  )
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
