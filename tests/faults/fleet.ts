import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { testFolder } from '../servers/databases.ts'
import { freePort } from '../servers/postgres.ts'
import { type Launched, launch, type Settings } from '../sites/launched.ts'

export type Part = 'web' | 'worker'

/** A process of a fleet, on a machine (a DATA_DIR and a port) of its own; ended with the test. */
export class Member {
  readonly part: Part
  readonly address: string
  readonly #settings: Settings
  readonly #root: string | undefined
  #launched!: Launched
  #earlier = ''

  private constructor(part: Part, settings: Settings, root?: string) {
    this.part = part
    this.#settings = settings
    this.#root = root
    this.address = `http://127.0.0.1:${settings.PORT}`
  }

  /**
   * The build must be there.
   * @param root Of another checkout whose process it is.
   */
  static async start(part: Part, settings: Settings, root?: string): Promise<Member> {
    const own = { DATA_DIR: testFolder(), PORT: `${await freePort()}`, NODE_ENV: 'production' }
    const member = new Member(part, { ...settings, ...own }, root)
    // Registered before its first start, so that no process outlives a test that fails meanwhile.
    onTestFinished(() => member.kill())
    await member.start()
    return member
  }

  /** Starts it, again after `kill` or `stop`. */
  async start(): Promise<void> {
    if (this.#launched) this.#earlier += this.#launched.output()
    this.#launched = launch(`../dist/${this.part}.js`, [], this.#settings, [], this.#root)
    const { child, ended } = this.#launched
    const failed = ended.then((end) => {
      throw new Error(`A ${this.part} process ended with ${end}:\n${this.output}`)
    })
    failed.catch(() => {})
    await Promise.race([failed, once(child, 'message')])
  }

  async kill(): Promise<void> {
    this.#launched.child.kill('SIGKILL')
    await this.#launched.ended
  }

  /** @returns Its exit status. */
  stop(): Promise<number | string> {
    this.#launched.child.kill('SIGTERM')
    return this.#launched.ended
  }

  /** Everything that it has printed since its first start. */
  get output(): string {
    return this.#earlier + this.#launched.output()
  }
}
