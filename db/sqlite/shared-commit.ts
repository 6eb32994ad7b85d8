import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { CompiledQuery } from 'kysely'
import { GIVE_UP_AFTER_MS } from './retry-while-locked.ts'

/** One transaction takes some 10 ms of the event loop with as many leads. */
const MOST_TOGETHER = 32

const savepoint = CompiledQuery.raw('savepoint shared')
const release = CompiledQuery.raw('release shared')
const takeBack = CompiledQuery.raw('rollback to shared')

interface Piece<DB> {
  /** By `performance.now()`. */
  askedAt: number
  work(tx: Transaction<DB>): Promise<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Outcome = { value: unknown } | { error: unknown }

/**
 * Lets work that comes at the same time share a transaction, whose commit waits for the disk once for all.
 * Each piece has a savepoint: one that fails takes back only what it did itself.
 */
export class SharedCommit<DB> {
  readonly #db: Kysely<DB>
  readonly #lingerMs: number
  #waiting: Piece<DB>[] = []
  #running = false

  /** @param lingerMs How long every transaction waits for others to join, and leaves the database to others. */
  constructor(db: Kysely<DB>, lingerMs = 0) {
    this.#db = db
    this.#lingerMs = lingerMs
  }

  /**
   * Runs some work in a transaction that may have others in it. It may run twice, and only the last time counts.
   * @returns What it returned, once that is durable.
   * @throws What it threw, or why the transaction failed.
   */
  run<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#waiting.push({
      askedAt: performance.now(),
      work,
      resolve: resolve as (value: unknown) => void,
      reject,
    })
    void this.#start()
    return promise
  }

  async #start(): Promise<void> {
    if (this.#running) return
    this.#running = true
    while (this.#waiting.length > 0) {
      if (this.#lingerMs > 0) await sleep(this.#lingerMs)
      await this.#untilNobodyJoins()
      await this.#runTogether()
    }
    this.#running = false
  }

  /** Requests that have arrived already get this far in a turn or two of the event loop. */
  async #untilNobodyJoins(): Promise<void> {
    for (let before = 0; before < this.#waiting.length && before < MOST_TOGETHER; ) {
      before = this.#waiting.length
      await nextTurn()
    }
  }

  async #runTogether(): Promise<void> {
    const early = new Set(this.#waiting)
    let pieces: Piece<DB>[] = []
    const outcomes: Outcome[] = []
    try {
      await this.#db.transaction().execute(async (tx) => {
        // Also those who came while another process had the database locked.
        pieces = this.#waiting.splice(0, MOST_TOGETHER)
        for (const piece of pieces) outcomes.push(await inSavepoint(tx, piece))
      })
    } catch (error) {
      if (pieces.length > 0) return this.#runAlone(pieces, error)
      return this.#giveUp(early, error)
    }
    for (const [at, { resolve, reject }] of pieces.entries()) {
      const outcome = outcomes[at] as Outcome
      if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.value)
    }
  }

  /** After a transaction that never began: whoever came in the second half of its wait still has time. */
  #giveUp(early: Set<Piece<DB>>, error: unknown): void {
    const half = performance.now() - GIVE_UP_AFTER_MS / 2
    const hasTime = (piece: Piece<DB>) => piece.askedAt > half && !early.has(piece)
    const waited = this.#waiting.filter((piece) => !hasTime(piece))
    this.#waiting = this.#waiting.filter(hasTime)
    for (const { reject } of waited) reject(error)
  }

  /** After the transaction of all has failed, as on a full disk: some may succeed where all could not. */
  async #runAlone(pieces: Piece<DB>[], error: unknown): Promise<void> {
    if (pieces.length === 1) return pieces[0]?.reject(error)
    for (const { work, resolve, reject } of pieces) {
      await this.#db.transaction().execute(work).then(resolve, reject)
    }
  }
}

/** @throws When the whole transaction has been rolled back, or must be. */
async function inSavepoint<DB>(tx: Transaction<DB>, { work }: Piece<DB>): Promise<Outcome> {
  await tx.executeQuery(savepoint)
  try {
    const value = await work(tx)
    await tx.executeQuery(release)
    return { value }
  } catch (error) {
    await tx.executeQuery(takeBack)
    await tx.executeQuery(release)
    return { error }
  }
}
