import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageInPlace } from './in-place.ts'

/** What is known of the page being rendered, and what its render says of itself. */
export interface Rendering {
  /** What the page answers, when it is the answer to a form. */
  readonly inPlace: PageInPlace | undefined
  /** The status that the page asks for. */
  status?: number
  /** Something could not be read: the page must not be cached for others. */
  hasFallbacks?: boolean
}

const current = new AsyncLocalStorage<Rendering>()

/** The page being rendered; undefined outside of a render. */
export function rendering(): Rendering | undefined {
  return current.getStore()
}

/** Runs a page's render to its end, and returns what it said of itself. */
export async function runRender<T>(
  inPlace: PageInPlace | undefined,
  render: () => Promise<T>,
): Promise<{ rendered: T; page: Rendering }> {
  const page: Rendering = { inPlace }
  return { rendered: await current.run(page, render), page }
}
