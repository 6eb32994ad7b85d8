import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isUnavailable } from './errors.ts'

/**
 * Runs something now, and again `intervalMs` after each run ends, whether or not it throws.
 * @returns Stops it, and resolves when a run in progress has ended.
 */
export function every(
  intervalMs: number,
  run: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void>

  function again() {
    running = run()
      .then(() => undefined, onError)
      .then(() => {
        if (!ended) timer = setTimeout(again, intervalMs)
      })
  }
  again()

  return async () => {
    ended = true
    clearTimeout(timer)
    await running
  }
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000

/** Retries with exponential backoff while Postgres is unavailable. */
export async function retryWhileUnavailable<T>(
  patient: boolean,
  log: Logger,
  work: () => Promise<T>,
): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!patient || !isUnavailable(error)) throw error
      log.warn({ err: error, wait }, 'Postgres is unavailable; retrying')
      await sleep(wait)
    }
  }
}

/** How long an outcome is held in memory while the database is unavailable. */
const RECORD_PATIENCE_MS = 10 * 60_000
const RECORD_AGAIN_MS = 250

/** Retries a write until the database is available: an unrecorded message would be sent twice. */
export async function recordOutcome(log: Logger, write: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + RECORD_PATIENCE_MS
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (Date.now() > deadline) throw error
      log.warn({ err: error }, 'an outcome could not be recorded yet')
      await sleep(RECORD_AGAIN_MS)
    }
  }
}
