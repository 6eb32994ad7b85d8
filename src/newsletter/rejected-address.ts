import { type RerenderedPage, rerenderedPage } from '../http/rerender.ts'
import { NEWSLETTER } from './addresses.ts'

/** The newsletter's page as the response to a rejected post. */
export interface RejectedAddress extends RerenderedPage {
  typed: string
  /** The problem with the address; undefined for an error of ours. */
  error: string | undefined
}

/** Answers a post with the newsletter's page and the typed address. */
export function rejectAddress(typed: string, error?: string): RejectedAddress {
  return { path: NEWSLETTER, status: error ? 422 : 503, typed, error }
}

/** The rejected address, when the page being rendered answers a post. */
export function rejectedAddress(): RejectedAddress | undefined {
  return rerenderedPage<RejectedAddress>('typed')
}
