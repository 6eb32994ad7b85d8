import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../servers/postgres.ts'
import { copyQueue, queueTemplate } from '../servers/queue-template.ts'
import { type Launched, launch, type Settings } from './launched.ts'

/**
 * The built web process alone, for tests that need no worker and no launcher: it starts in a second,
 * a whole site (`startSite`) in ten.
 */
export class WebSite {
  readonly #settings: Settings
  #processes: Launched[] = []
  /** Known once the site has started. */
  address = ''
  dataDir = ''

  /** @param settings With a DATA_DIR, the site works on that folder; otherwise on a copy of the template. */
  constructor(settings: Settings = {}) {
    this.#settings = settings
  }

  /** Starts it, again after `stop`, on the same data and address. */
  async start(): Promise<void> {
    this.dataDir ||= this.#settings.DATA_DIR ?? copyOfTemplate()
    this.address ||= `http://127.0.0.1:${this.#settings.PORT ?? (await freePort())}`
    await this.#run('web')
  }

  /** Starts a worker beside it, until `stop`. */
  async startWorker(): Promise<void> {
    await copyQueue(await queueTemplate(), this.dataDir)
    await this.#run('worker')
  }

  async #run(part: 'web' | 'worker') {
    const settings = {
      ...this.#settings,
      NODE_ENV: 'production',
      DATA_DIR: this.dataDir,
      PORT: new URL(this.address).port,
    }
    const process = launch(`../dist/${part}.js`, [], settings)
    this.#processes.push(process)
    const failed = process.ended.then((ending) => {
      throw new Error(`The ${part} process ended with ${ending}:\n${process.output()}`)
    })
    // Its end is expected once it has started.
    failed.catch(() => {})
    await Promise.race([failed, once(process.child, 'message')])
  }

  /** Everything that its processes have printed since it was last started. */
  get output(): string {
    return this.#processes.map(({ output }) => output()).join('')
  }

  get databaseFile(): string {
    return join(this.dataDir, 'site.sqlite')
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    for (const { child } of this.#processes) child.kill(signal)
    await Promise.all(this.#processes.map(({ ended }) => ended))
    this.#processes = []
  }

  /** Stops the site and removes its data. */
  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
    // The tests of a file may come in several groups, each of which starts its site anew.
    this.dataDir = ''
  }
}

/** A folder with a migrated database and the staff account of the tests, for one site. */
function copyOfTemplate(): string {
  const template = process.env.E2E_TEMPLATE
  if (!template) throw new Error('E2E_TEMPLATE is set by the global setup of the browser tests')
  const folder = mkdtempSync(join(tmpdir(), 'web-site-'))
  cpSync(template, folder, { recursive: true })
  return folder
}
