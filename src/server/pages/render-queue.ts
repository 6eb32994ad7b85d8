import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import { renderTimes } from '../metrics/render-times.ts'

/** Limits of a queue. */
interface Limits {
  /** How many renders use the processor at once. */
  atOnce: number
  /** A render that waits for so long, while this thread has nothing to do, lets another one begin. */
  slowAfterMs: number
  /** How many may be slow at once. */
  slowAtOnce: number
  /** How many may wait for one network address. */
  perAddress: number
  /** How many may wait in all. */
  inAll: number
}

interface Waiting {
  key: string | undefined
  mayRefuse: boolean
  work: () => Promise<unknown>
  promise: Promise<unknown>
  resolve: (result: Promise<unknown>) => void
  reject: (error: BusyError) => void
}

/** The queue is full; says when to come again. */
export class BusyError extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(`too many pages wait to be rendered: come again in ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const LIMITS: Limits = {
  atOnce: 2,
  slowAfterMs: 500,
  slowAtOnce: 16,
  perAddress: 32,
  inAll: 256,
}
/** The part of the time in which a thread works that has little to do. */
const IDLE = 0.3
/** How much the latest render counts in the mean. */
const WEIGHT = 0.1

/**
 * Renders wait here, in one line for each network address: the lines take turns, so that one client
 * with many requests delays the others by one render each. What is wanted several times is rendered once.
 */
export class RenderQueue {
  readonly #limits: Limits
  readonly #lines = new Map<string, Waiting[]>()
  readonly #running = new Map<string, Promise<unknown>>()
  #busy = 0
  #slow = 0
  #meanMs = 50

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** How many renders wait. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0)
  }

  /**
   * Runs a render in its turn.
   * @param address Whose it is.
   * @param key Renders with the same key have the same result; undefined: no other has it.
   * @param mayRefuse False for what must be answered however many wait.
   * @throws BusyError when too many wait.
   */
  run<T>(
    address: string,
    key: string | undefined,
    work: () => Promise<T>,
    mayRefuse = true,
  ): Promise<T> {
    const running = key === undefined ? undefined : this.#running.get(key)
    if (running) return running as Promise<T>
    const line = this.#lines.get(address) ?? []
    const same = line.find((other) => key !== undefined && other.key === key)
    if (same) return same.promise as Promise<T>
    if (mayRefuse && !this.#hasRoomIn(line)) return Promise.reject(this.#refusal())
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    // Begun by whoever ends before it, it must not see that request's state.
    const inContext = AsyncLocalStorage.snapshot()
    line.push({ key, mayRefuse, work: () => inContext(work), promise, resolve, reject })
    this.#lines.set(address, line)
    this.#startNext()
    return promise as Promise<T>
  }

  /** When all may wait no longer, the longest line loses the last that may be refused, unless it is this line. */
  #hasRoomIn(line: Waiting[]): boolean {
    const { perAddress, inAll } = this.#limits
    if (line.length >= perAddress) return false
    if (this.waiting < inAll) return true
    const longest = [...this.#lines.values()].reduce((a, b) => (b.length > a.length ? b : a))
    if (longest.length <= line.length + 1) return false
    const at = longest.findLastIndex((waiting) => waiting.mayRefuse)
    if (at < 0) return false
    for (const last of longest.splice(at, 1)) last.reject(this.#refusal())
    return true
  }

  #startNext(): void {
    while (this.#busy < this.#limits.atOnce) {
      const [address, line] = this.#lines.entries().next().value ?? []
      if (address === undefined || !line) return
      this.#lines.delete(address)
      const first = line.shift()
      // To the end: the other addresses come first.
      if (line.length > 0) this.#lines.set(address, line)
      if (first) this.#start(first)
    }
  }

  #start({ key, work, resolve }: Waiting): void {
    const result = this.#time(work)
    resolve(result)
    if (key === undefined) return
    this.#running.set(key, result)
    const forget = () => this.#running.delete(key)
    result.then(forget, forget)
    this.#giveToOthers(key, result)
  }

  /** Whoever waits for the same in another line has it. */
  #giveToOthers(key: string, result: Promise<unknown>): void {
    for (const [address, line] of this.#lines) {
      const at = line.findIndex((other) => other.key === key)
      if (at < 0) continue
      for (const other of line.splice(at, 1)) other.resolve(result)
      if (line.length === 0) this.#lines.delete(address)
    }
  }

  async #time<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++
    let isSlow = false
    const timer = this.#whenIdle(() => {
      if (this.#slow >= this.#limits.slowAtOnce) return
      isSlow = true
      this.#slow++
      this.#busy--
      this.#startNext()
    })
    // What has arrived meanwhile, cached pages above all, is answered before the next render.
    await new Promise((done) => setImmediate(done))
    const beganAt = performance.now()
    try {
      return await work()
    } finally {
      clearInterval(timer)
      const ms = performance.now() - beganAt
      renderTimes.observe(ms / 1000)
      this.#meanMs += WEIGHT * (ms - this.#meanMs)
      if (isSlow) this.#slow--
      else this.#busy--
      this.#startNext()
    }
  }

  /**
   * Calls once this thread has done little for a while: the render waits for a database. On a busy
   * machine a render that works takes long, too, and must not let others work beside it.
   */
  #whenIdle(call: () => void): NodeJS.Timeout {
    let before = performance.eventLoopUtilization()
    const timer = setInterval(() => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      if (utilization > IDLE) return
      clearInterval(timer)
      call()
    }, this.#limits.slowAfterMs)
    return timer
  }

  #refusal(): BusyError {
    const seconds = (this.waiting * this.#meanMs) / this.#limits.atOnce / 1000
    return new BusyError(Math.max(1, Math.ceil(seconds)))
  }
}
