import { type PageInPlace, pageInPlace } from '../../http/in-place.ts'
import { CONTINUE_PATH } from '../../settings/business.ts'

/**
 * Why a link did not open its request: the code is `wrong`, or `spent`; no more codes are sent this
 * `hour`, or for this `link`; or an error of ours.
 */
export type ContinueProblem = 'wrong' | 'spent' | 'hour' | 'link' | 'unavailable'

interface RefusedCode extends PageInPlace {
  refusedCode: ContinueProblem
}

const STATUS: Record<ContinueProblem, number> = {
  wrong: 422,
  spent: 422,
  hour: 429,
  link: 429,
  unavailable: 503,
}

/** Answers a post with the page of the link. */
export function refuseCode(token: string, refusedCode: ContinueProblem): RefusedCode {
  return { path: continueHref(token), status: STATUS[refusedCode], refusedCode }
}

/** What went wrong, when the page being rendered answers a post. */
export function refusedCode(): ContinueProblem | undefined {
  return pageInPlace<RefusedCode>('refusedCode')?.refusedCode
}

/** The address of a link. */
export function continueHref(token: string): string {
  return `${CONTINUE_PATH}?token=${token}`
}
