import { type PageInPlace, pageInPlace } from '../../http/in-place.ts'
import { CONTINUE_PATH } from '../../settings/business.ts'

/**
 * Why a link did not open its request: the code is `wrong`, or `spent`; no more codes are sent this
 * `hour`, or for this `link`; another request was `begun` in this browser, and the visitor has not said that
 * it may be closed; or an error of ours.
 */
export type ContinueProblem = 'wrong' | 'spent' | 'hour' | 'link' | 'begun' | 'unavailable'

interface RefusedCode extends PageInPlace {
  refusedCode: ContinueProblem
  /** The code as it was typed, when it was not tried. */
  typedCode?: string | undefined
}

const STATUS: Record<ContinueProblem, number> = {
  wrong: 422,
  spent: 422,
  hour: 429,
  link: 429,
  begun: 409,
  unavailable: 503,
}

/** Answers a post with the page of the link. */
export function refuseCode(
  token: string,
  refusedCode: ContinueProblem,
  typedCode?: string,
): RefusedCode {
  return { path: continueHref(token), status: STATUS[refusedCode], refusedCode, typedCode }
}

/** What went wrong, when the page being rendered answers a post. */
export function refusedCode(): RefusedCode | undefined {
  return pageInPlace<RefusedCode>('refusedCode')
}

/** The address of a link. */
export function continueHref(token: string): string {
  return `${CONTINUE_PATH}?token=${token}`
}
