import { setTimeout as sleep } from 'node:timers/promises'

/** Less than what a form in the browser waits for. */
const GIVE_UP_AFTER_MS = 10_000
const FIRST_PAUSE_MS = 1
/** Longer ones would miss the gaps between the short transactions of another process. */
const LONGEST_PAUSE_MS = 8

/**
 * Repeats a statement while another process has the database locked. SQLite's own busy_timeout waits
 * synchronously: every visitor would wait with it.
 * @param askedAt When it was asked for, by `performance.now()`: waiting for a turn counts, or the last of several
 * writers would wait as long as all before it together.
 * @throws The last SQLITE_BUSY error 10 s after that; any other error at once.
 */
export async function retryWhileLocked<T>(
  statement: () => T,
  askedAt = performance.now(),
): Promise<T> {
  const giveUpAt = askedAt + GIVE_UP_AFTER_MS
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
