import { cookieLine, readCookie } from '../http/cookies.ts'

const MISSING_POST = 'missing-post'
const MINUTE_S = 60

/** Why a visitor was redirected from a post to the list of posts. */
export type MissingPost = 'missing' | 'failed'

/** Why this visitor was redirected to the list of posts, if so. */
export function missingPost(headers: Headers): MissingPost | undefined {
  const state = readCookie(headers, MISSING_POST)
  return state === 'missing' || state === 'failed' ? state : undefined
}

/** A Set-Cookie line that passes the reason to the list of posts, or clears it. */
export function missingPostCookie(state: MissingPost | null): string {
  return cookieLine(MISSING_POST, state ?? '', state ? MINUTE_S : 0)
}
