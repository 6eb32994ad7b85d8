import { type ChildProcess, spawn } from 'node:child_process'
import { MIGRATING, type Migrated } from '../src/settings/until-migrated.ts'
import { endingError } from './explain.ts'
import type { PlannedPart } from './plan.ts'
import { ROOT } from './root.ts'

/** The pause before a process that ended is started again; doubled each time, up to the longest. */
export interface Pauses {
  firstMs: number
  longestMs: number
}

/** A process that ran this long was stable: its next exit counts as the first failure. */
const STABLE_MS = 60_000
/** On a busy machine creating a queue takes a minute; but a process that hangs must be replaced. */
const READY_WITHIN_MS = 180_000
/** Longer than the shutdown limits of the processes themselves. */
const KILL_AFTER_MS = 25_000

/** Until a part is ready for the first time. */
interface FirstStart {
  migrating: Promise<unknown>
  onReady: () => void
  onFailure: (ending: string | number) => void
}

/** One of the site's processes, restarted whenever it exits unexpectedly. */
export class Part {
  readonly name: string
  readonly #command: PlannedPart['command']
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | undefined
  readonly #pauses: Pauses
  #pause: number
  #nextStart: NodeJS.Timeout | undefined
  #stopping = false

  constructor({ name, command, pauses }: PlannedPart, env: NodeJS.ProcessEnv) {
    this.name = name
    this.#command = command
    this.#env = env
    this.#pauses = pauses
    this.#pause = pauses.firstMs
  }

  /**
   * Starts the process for the first time.
   * @param migrating Until then it loads its modules, and leaves the database alone.
   * @returns When it reports that it is ready.
   * @throws If it cannot be started, or exits with an error before that: it has then said why, and would
   *   say it again. One that is killed before, by the system for want of memory say, is started again.
   */
  start(migrating: Promise<unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#run({
        migrating,
        onReady: resolve,
        onFailure: (ending) =>
          reject(endingError(`The ${this.name} process did not start`, ending)),
      })
    })
  }

  /** Tells the process to stop and waits until it has. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#nextStart)
    const child = this.#child
    if (!child) return
    child.kill('SIGTERM')
    const delayMs = Number(this.#env.STOP_DELAY ?? 0) * 1000
    const hardStop = setTimeout(() => child.kill('SIGKILL'), delayMs + KILL_AFTER_MS)
    await new Promise<void>((resolve) => child.once('exit', () => resolve()))
    clearTimeout(hardStop)
  }

  /** @param first Given until the process was ready once. */
  #run(first?: FirstStart) {
    const startedAt = Date.now()
    let ready = false
    const [program, ...args] = this.#command
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: first ? { ...this.#env, [MIGRATING]: '1' } : this.#env,
    })
    this.#child = child
    let tooSlow: NodeJS.Timeout | undefined
    const limit = () => {
      tooSlow = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
    }
    if (first) {
      first.migrating.then(
        () => {
          if (child !== this.#child) return
          limit()
          // One that was killed just now cannot be told, and its exit is handled below.
          child.send({ migrated: true } satisfies Migrated, () => {})
        },
        () => {},
      )
    } else limit()

    child.on('message', (message: { ready?: boolean }) => {
      if (!message.ready || ready) return
      ready = true
      clearTimeout(tooSlow)
      console.log(`${this.name} is up (process ${child.pid})`)
      first?.onReady()
    })
    const ended = (ending: string | number, isFailure: boolean) => {
      clearTimeout(tooSlow)
      if (this.#child !== child) return
      this.#child = undefined
      if (this.#stopping) return
      const starting = ready ? undefined : first
      if (isFailure && starting) return starting.onFailure(ending)
      if (Date.now() - startedAt > STABLE_MS) this.#pause = this.#pauses.firstMs
      this.#startAgain(typeof ending === 'number' ? `status ${ending}` : ending, starting)
    }
    child.once('error', (error) => ended(error.message, true))
    // Status 0 is that of a process that was told to stop.
    child.once('exit', (code, signal) => ended(signal ?? code ?? 'unknown', Boolean(code)))
  }

  #startAgain(ending: string, first?: FirstStart) {
    console.error(`${this.name} ended (${ending}): starting it again in ${this.#pause / 1000} s`)
    this.#nextStart = setTimeout(() => this.#run(first), this.#pause)
    this.#pause = Math.min(this.#pause * 2, this.#pauses.longestMs)
  }
}
