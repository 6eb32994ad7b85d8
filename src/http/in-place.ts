import { rendering } from './rendering.ts'

/** A page rendered as the answer to a form, because nothing was stored for a redirect. */
export interface PageInPlace {
  /** The page, with its query. */
  path: string
  status: number
}

/** What the page being rendered answers, when it answers a form. */
export function pageInPlace(): PageInPlace | undefined {
  return rendering()?.inPlace
}
