import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

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
