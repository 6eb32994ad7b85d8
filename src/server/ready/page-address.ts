import { isPersonal, significantQuery } from '../../http/addresses.ts'
import { cookieNames } from '../../http/cookies.ts'

const MAX_LENGTH = 200
const OWN_COOKIE = /^((draft|received)-|missing-post$)/

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

/** Whether a Cookie header carries any cookie that changes what a page shows. */
export function hasOwnCookies(header: string | null | undefined): boolean {
  if (!header) return false
  return cookieNames(header).some((name) => OWN_COOKIE.test(name))
}
