import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from './log.ts'

const rendering = new AsyncLocalStorage<{ hasStandIns: boolean }>()

/**
 * What the database or the store gives; or, when it is away, what stands in for it: the page is
 * complete then, but it is not kept for others.
 * @param what For the log: what could not be read.
 */
export async function orStandIn<T>(what: string, read: () => Promise<T>, standIn: T): Promise<T> {
  try {
    return await read()
  } catch (err) {
    log.error({ err }, `${what} could not be read`)
    const page = rendering.getStore()
    if (page) page.hasStandIns = true
    return standIn
  }
}

/** Whether something stands in, on the page that is being rendered. */
export function hasStandIns(): boolean {
  return rendering.getStore()?.hasStandIns ?? false
}

/** Runs a page's render, and says whether anything stood in for what could not be read. */
export async function noticingStandIns<T>(
  render: () => Promise<T>,
): Promise<{ rendered: T; hasStandIns: boolean }> {
  const page = { hasStandIns: false }
  const rendered = await rendering.run(page, render)
  return { rendered, hasStandIns: page.hasStandIns }
}
