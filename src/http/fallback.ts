import { log } from './log.ts'
import { rendering } from './rendering.ts'

/**
 * What the database or the store gives; or, if it is unavailable, a fallback: the page is complete
 * then, but it is not cached for others.
 * @param what For the log: what could not be read.
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
