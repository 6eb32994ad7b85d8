import { rendering } from './rendering.ts'

/**
 * A page rendered as the direct response to a form, without a redirect, because nothing was stored.
 */
export interface PageInPlace {
  /** The page, with its query. */
  path: string
  status: number
}

/** The form answer that the page being rendered shows, if any. */
export function pageInPlace(): PageInPlace | undefined {
  return rendering()?.inPlace
}
