import type { SubmissionKind } from '../../../db/leads/submissions.ts'
import { draftToken } from '../../forms/cookies.ts'
import { isPersonal, significantQuery } from '../../http/addresses.ts'
import { cookieNames } from '../../http/cookies.ts'

const MAX_LENGTH = 200
const OWN_COOKIE = /^(received-|missing-post$)/

/** The pages that show a visitor's draft. Other pages with the same form are the same for everyone. */
const DRAFT_OF_PAGE = new Map<string, SubmissionKind>([
  ['/quote', 'quote'],
  ['/contact', 'contact'],
  ['/appointments', 'call'],
  ['/about', 'call'],
])

/**
 * What a page is cached under: its path and significant query. Undefined when it must not be cached,
 * as it is for one reader alone or the address is absurd.
 */
export function pageAddress(url: URL): string | undefined {
  if (isPersonal(url)) return undefined
  // Without a draft, a step in the address changes nothing.
  const address = url.pathname + significantQuery(url).replace(/[?&]step=[^&]*/, '')
  return address.length > MAX_LENGTH ? undefined : address
}

/**
 * Whether a Cookie header carries any cookie that changes what a page shows.
 * @param path Of the page.
 */
export function hasOwnCookies(header: string | null | undefined, path: string): boolean {
  if (!header) return false
  if (cookieNames(header).some((name) => OWN_COOKIE.test(name))) return true
  const kind = DRAFT_OF_PAGE.get(path)
  return kind !== undefined && draftToken(new Headers({ cookie: header }), kind) !== undefined
}
