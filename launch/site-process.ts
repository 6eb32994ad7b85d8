import { type ChildProcess, spawn } from 'node:child_process'
import { endingError } from './explain.ts'
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

/** Who waits until a process is ready for the first time. */
type FirstStart = PromiseWithResolvers<void>

/** One of the site's processes, restarted whenever it exits unexpectedly. It ends by itself when this one is gone. */
export class SiteProcess {
  readonly #name: string
  readonly #command: string[]
  readonly #env: NodeJS.ProcessEnv
  readonly #pauses: Pauses
  #pauseMs: number
  #child: ChildProcess | undefined
  #nextStart: NodeJS.Timeout | undefined
  #stopping = false

  constructor(name: string, command: string[], env: NodeJS.ProcessEnv, pauses: Pauses) {
    this.#name = name
    this.#command = command
    this.#env = env
    this.#pauses = pauses
    this.#pauseMs = pauses.firstMs
  }

  /**
   * Starts the process for the first time.
   * @returns When it reports that it is ready.
   * @throws If it cannot be started, or exits with an error before that: it has then said why, and would
   *   say it again. One that is killed before, by the system for want of memory say, is started again.
   */
  start(): Promise<void> {
    const first = Promise.withResolvers<void>()
    this.#run(first)
    return first.promise
  }

  /** Tells the process to stop and waits until it has. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#nextStart)
    const child = this.#child
    if (!child) return
    child.kill('SIGTERM')
    const hardStop = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
    await new Promise<void>((resolve) => child.once('exit', () => resolve()))
    clearTimeout(hardStop)
  }

  #run(first: FirstStart | undefined) {
    const startedAt = performance.now()
    let ready = false
    const [program = '', ...args] = this.#command
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: this.#env,
    })
    this.#child = child
    const tooSlow = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)

    child.on('message', (message: { ready?: boolean }) => {
      if (!message.ready || ready) return
      ready = true
      clearTimeout(tooSlow)
      console.log(`${this.#name} is up (process ${child.pid})`)
      first?.resolve()
    })
    const ended = (ending: string | number, isFailure: boolean) => {
      clearTimeout(tooSlow)
      if (this.#child !== child) return
      this.#child = undefined
      if (this.#stopping) return
      if (isFailure && first && !ready) {
        return first.reject(endingError(`The ${this.#name} process did not start`, ending))
      }
      if (performance.now() - startedAt > STABLE_MS) this.#pauseMs = this.#pauses.firstMs
      this.#startAgain(
        typeof ending === 'number' ? `status ${ending}` : ending,
        ready ? undefined : first,
      )
    }
    child.once('error', (error) => ended(error.message, true))
    // Status 0 is that of a process that was told to stop.
    child.once('exit', (code, signal) => ended(signal ?? code ?? 'unknown', Boolean(code)))
  }

  #startAgain(ending: string, first: FirstStart | undefined) {
    console.error(`${this.#name} ended (${ending}): starting it again in ${this.#pauseMs / 1000} s`)
    this.#nextStart = setTimeout(() => this.#run(first), this.#pauseMs)
    this.#pauseMs = Math.min(this.#pauseMs * 2, this.#pauses.longestMs)
  }
}
