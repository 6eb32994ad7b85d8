import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../servers/postgres.ts'
import { until } from '../tools/until.ts'
import { isAlive, type Launched, launch, type Settings } from './launched.ts'

/** A build may come first, and the machine may be busy with others. */
const UP_WITHIN_MS = 240_000
const BACK_WITHIN_MS = 120_000
const GONE_WITHIN_MS = 60_000

export type PartName = 'web' | 'worker'

/** Starts the built site (and builds it when it is stale) on a free port and an empty folder. */
export async function startSite(settings: Settings = {}): Promise<RunningSite> {
  const site = new RunningSite({
    ...settings,
    DATA_DIR: settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-')),
    PORT: settings.PORT ?? `${await freePort()}`,
  })
  await site.launch()
  return site
}

/** The built site under its launcher, as `npm start` runs it. */
export class RunningSite {
  readonly address: string
  readonly dataDir: string
  readonly #settings: Settings
  #launched!: Launched
  #earlierOutput = ''

  constructor(settings: Settings & { DATA_DIR: string; PORT: string }) {
    this.#settings = settings
    this.dataDir = settings.DATA_DIR
    this.address = `http://127.0.0.1:${settings.PORT}`
  }

  /** Starts the launcher, again after `stop` or `kill`, on the same data and address. */
  async launch(): Promise<void> {
    if (this.#launched) this.#earlierOutput = this.output
    const launched = launch('start.ts', [], this.#settings)
    this.#launched = launched
    const isUp = () => launched.output().includes('The site is up:')
    await Promise.race([
      launched.ended,
      until('the site is up', () => isUp() || !isAlive(this.launcherPid), UP_WITHIN_MS),
    ])
    if (isUp()) return
    throw new Error(`The site ended with ${await launched.ended}:\n${launched.output()}`)
  }

  /** Everything that launcher, web and worker have printed. */
  get output(): string {
    return this.#earlierOutput + this.#launched.output()
  }

  get launcherPid(): number {
    return this.#launched.child.pid as number
  }

  /** The process that runs this part now, or ran it last. */
  pid(part: PartName): number {
    const lines = this.output.matchAll(new RegExp(`^${part} is up \\(process (\\d+)\\)$`, 'gm'))
    return Number([...lines].at(-1)?.[1])
  }

  /** Of all web processes that have been started. */
  get webPids(): number[] {
    return [...this.output.matchAll(/^web(?: \d+)? is up \(process (\d+)\)$/gm)].map(([, pid]) =>
      Number(pid),
    )
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
    this.#launched.child.kill(signal)
  }

  /** The launcher's exit status, or the signal that ended it. */
  get ended(): Promise<number | string> {
    return this.#launched.ended
  }

  stop(): Promise<number | string> {
    this.signal('SIGTERM')
    return this.ended
  }

  /** Kills the launcher with SIGKILL: its parts must end by themselves. */
  async kill(): Promise<void> {
    const parts = (['web', 'worker'] as const).map((part) => this.pid(part))
    this.signal('SIGKILL')
    await until('web and worker are gone', () => !parts.some(isAlive), GONE_WITHIN_MS)
  }

  /** Stops the site when it runs, and removes its data. */
  async remove(): Promise<void> {
    if (isAlive(this.launcherPid)) await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
