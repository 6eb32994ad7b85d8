import { setTimeout as sleep } from 'node:timers/promises'

const GIVE_UP_AFTER_MS = 10_000
const FIRST_PAUSE_MS = 1
/** Longer ones would miss the gaps between the short transactions of another process. */
const LONGEST_PAUSE_MS = 8

/**
 * Repeats a statement while another process has the database locked. SQLite's own busy_timeout waits
 * synchronously: every visitor would wait with it.
 * @throws The last SQLITE_BUSY error after 10 s; any other error at once.
 */
export async function retryWhileLocked<T>(statement: () => T): Promise<T> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return statement()
    } catch (error) {
      if (!isLocked(error) || performance.now() > giveUpAt) throw error
    }
    await sleep(pause)
  }
}

function isLocked(error: unknown): boolean {
  return (error as { code?: string }).code?.startsWith('SQLITE_BUSY') ?? false
}
