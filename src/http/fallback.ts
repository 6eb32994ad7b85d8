import { log } from './log.ts'
import { rendering } from './rendering.ts'

/**
 * Reads from the database or the store, or returns a fallback if it is unavailable; the page is
 * then complete but not cached for others.
 * @param what What could not be read, for the log.
 */
export async function orFallback<T>(what: string, read: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await read()
  } catch (err) {
    log.error({ err }, `${what} could not be read`)
    const page = rendering()
    if (page) page.hasFallbacks = true
    return fallback
  }
}
