import { AsyncLocalStorage } from 'node:async_hooks'
import type { RerenderedPage } from './rerender.ts'

/** The state of the page being rendered, including what its components report. */
export interface Rendering {
  /** The form answer that the page shows, if any. */
  readonly inPlace: RerenderedPage | undefined
  /** The status set by the page. */
  status?: number
  /** Why the page is refused to this reader; the 404 page says so in its place. */
  refused?: string
  /** Something could not be read: the page must not be cached for others. */
  hasFallbacks?: boolean
  /** It is made of the words of its address, of which there is no end: it must not be cached either. */
  isMadeUp?: boolean
}

const current = new AsyncLocalStorage<Rendering>()

/** The page being rendered; undefined outside of a render. */
export function rendering(): Rendering | undefined {
  return current.getStore()
}

/** Says that the page being rendered is of something that does not exist. */
export function markMadeUp(): void {
  const page = rendering()
  if (page) page.isMadeUp = true
}

/** Runs a page's render to completion and returns what it reported. */
export async function runRender<T>(
  inPlace: RerenderedPage | undefined,
  render: () => Promise<T>,
): Promise<{ rendered: T; page: Rendering }> {
  const page: Rendering = { inPlace }
  return { rendered: await current.run(page, render), page }
}
