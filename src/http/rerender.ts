import { rendering } from './rendering.ts'

/**
 * A page rendered as the direct response to a form, without a redirect, because nothing was stored or the browser
 * has no cookies.
 */
export interface RerenderedPage {
  /** The page, with its query. */
  path: string
  status: number
  /** When the same may be sent again. */
  retryAfterS?: number
}

/**
 * The form answer that the page being rendered shows, if it is of this type.
 * @param mark A property that only this type of answer has.
 */
export function rerenderedPage<Answer extends RerenderedPage>(
  mark: Exclude<keyof Answer, keyof RerenderedPage> & string,
): Answer | undefined {
  const page = rendering()?.inPlace
  return page && mark in page ? (page as Answer) : undefined
}
