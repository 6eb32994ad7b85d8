import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** A longer statement saves little more, and whoever is in it waits for all of it. */
const MOST_TOGETHER = 64
/** A batch that takes longer waits for something that those who come later need not wait for. */
const PATIENCE_MS = 250
/** Of the connections of a process, the others are for those who read. */
const MOST_BATCHES = 3
/** While many come, a batch waits so long for as many as the batches of the last moment had. */
const GATHER_MS = 3
const MOMENT_MS = 50
/** What of that is enough, and what a batch that had fewer leaves of it. */
const ENOUGH = 0.8

/** What became of one piece of a batch. */
export type Outcome<Out> = { value: Out } | { error: unknown }

interface Piece<In, Out> {
  asked: In
  resolve(value: Out): void
  reject(error: unknown): void
}

/**
 * Does together what comes while the batch before is being done. What comes alone is done at once; where many come,
 * the first of them waits a moment for the others, instead of leaving them all to the batch after.
 */
export class Batches<In, Out> {
  readonly #doTogether: (asked: In[]) => Promise<Outcome<Out>[]>
  #waiting: Piece<In, Out>[] = []
  #isRunning = false
  readonly #batches = new Set<Promise<void>>()
  /** How many came together lately, and when the last of them did. */
  #together = 0
  #gatheredAt = Number.NEGATIVE_INFINITY

  /** @param doTogether Returns what became of each, in the order given; when it throws, all have failed. */
  constructor(doTogether: (asked: In[]) => Promise<Outcome<Out>[]>) {
    this.#doTogether = doTogether
  }

  /** @returns What became of it, once its batch is done. */
  add(asked: In): Promise<Out> {
    const { promise, resolve, reject } = Promise.withResolvers<Out>()
    this.#waiting.push({ asked, resolve, reject })
    void this.#run()
    return promise
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      await this.#gather()
      const batch = this.#do(this.#waiting.splice(0, MOST_TOGETHER))
      this.#batches.add(batch)
      void batch.then(() => this.#batches.delete(batch))
      await doneOrSlow(batch)
      if (this.#batches.size >= MOST_BATCHES) await Promise.race(this.#batches)
    }
    this.#isRunning = false
  }

  async #gather(): Promise<void> {
    await this.#untilNobodyJoins()
    const began = performance.now()
    const expected = began - this.#gatheredAt < MOMENT_MS ? this.#together * ENOUGH : 0
    while (this.#waiting.length < expected && performance.now() - began < GATHER_MS) await sleep(1)
    this.#together = Math.max(this.#waiting.length, expected)
    this.#gatheredAt = performance.now()
  }

  /** Requests that have arrived already get this far in a turn or two of the event loop. */
  async #untilNobodyJoins(): Promise<void> {
    for (let before = 0; before < this.#waiting.length && before < MOST_TOGETHER; ) {
      before = this.#waiting.length
      await nextTurn()
    }
  }

  async #do(pieces: Piece<In, Out>[]): Promise<void> {
    try {
      const outcomes = await this.#doTogether(pieces.map(({ asked }) => asked))
      for (const [at, { resolve, reject }] of pieces.entries()) {
        const outcome = outcomes[at] as Outcome<Out>
        if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.value)
      }
    } catch (error) {
      for (const { reject } of pieces) reject(error)
    }
  }
}

async function doneOrSlow(batch: Promise<void>): Promise<void> {
  const slow = Promise.withResolvers<void>()
  const timer = setTimeout(slow.resolve, PATIENCE_MS)
  await Promise.race([batch, slow.promise])
  clearTimeout(timer)
}
