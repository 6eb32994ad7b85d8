import { AsyncLocalStorage } from 'node:async_hooks'

/** A page rendered as the answer to a post, because nothing was kept for a redirect. */
export interface PageInPlace {
  /** The page, with its query. */
  path: string
  status: number
}

const current = new AsyncLocalStorage<PageInPlace>()

/** Runs the render of a page that answers a post. */
export function renderingInPlace<T>(inPlace: PageInPlace, render: () => T): T {
  return current.run(inPlace, render)
}

/** What the page being rendered answers, when it answers a post. */
export function pageInPlace(): PageInPlace | undefined {
  return current.getStore()
}
