import { type PageInPlace, pageInPlace } from '../http/in-place.ts'
import { NEWSLETTER } from './addresses.ts'

/** The newsletter's page as the answer to a post that could not be taken. */
export interface RejectedAddress extends PageInPlace {
  typed: string
  /** What is wrong with the address; none when the fault is ours. */
  error: string | undefined
}

/** Answers a post with the newsletter's page and the address as it was typed. */
export function rejectAddress(typed: string, error?: string): RejectedAddress {
  return { path: NEWSLETTER, status: error ? 422 : 503, typed, error }
}

/** What was typed, when the page being rendered answers a post. */
export function rejectedAddress(): RejectedAddress | undefined {
  const page = pageInPlace()
  return page && 'typed' in page ? (page as RejectedAddress) : undefined
}
