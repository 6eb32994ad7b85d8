import type { SubmissionKind } from '../../../db/leads/submissions.ts'
import { draftToken, receivedIn } from '../../forms/cookies.ts'
import { isPersonal } from '../../http/addresses.ts'
import type { Audience } from '../../http/cache-headers.ts'
import { readCookie } from '../../http/cookies.ts'
import { hasSessionCookie } from '../../staff/session/session-cookie.ts'
import { visitorPage } from './visitor-pages.ts'

const MAX_LENGTH = 200

/** The pages that show a visitor's draft. Other pages with the same form are the same for everyone. */
const DRAFT_OF_PAGE = new Map<string, SubmissionKind>([
  ['/quote', 'quote'],
  ['/quote/link', 'quote'],
  ['/contact', 'contact'],
  ['/appointments', 'call'],
  ['/about', 'call'],
])
const RECEIVED_ON_PAGE = new Map<string, SubmissionKind>([
  ['/quote/received', 'quote'],
  ['/contact/received', 'contact'],
  ['/appointments/received', 'call'],
])
const LISTS_POSTS = /^\/blog(\/(category|town)\/|$)/
const MISSING_POST = /^(missing|failed)$/

/**
 * What a page is cached under: its path, and what it uses of its query. Undefined when no page of
 * everyone's has this address, or it is absurd.
 */
export function pageAddress(url: URL): string | undefined {
  if (isPersonal(url)) return undefined
  const page = visitorPage(url)
  if (!page || (isReceivedPage(page.path) && url.searchParams.has('reference'))) return undefined
  const address = page.path + page.query
  return address.length > MAX_LENGTH ? undefined : address
}

/**
 * Whether a cached page must be left to the layer above: a cookie may change what it shows, or staff
 * must see at once what they changed.
 * @param path Of the page.
 */
export function hasOwnCookies(header: string | null | undefined, path: string): boolean {
  if (!header) return false
  const headers = new Headers({ cookie: header })
  return hasSessionCookie(headers) || hasVisitorCookies(headers, path)
}

/**
 * Whether any cookie changes what a page shows; what is not of the form of ours is none.
 * @param path Of the page.
 */
export function hasVisitorCookies(headers: Headers, path: string): boolean {
  if (draftIn(headers, path)) return true
  const received = RECEIVED_ON_PAGE.get(path)
  if (received && receivedIn(headers, received)) return true
  return LISTS_POSTS.test(path) && MISSING_POST.test(readCookie(headers, 'missing-post') ?? '')
}

/** Who may be shown a stored copy of the page at an address, if it is there. */
export function audienceOf(url: URL): Audience {
  if (isPersonal(url)) return 'private'
  return visitorPage(url) && !readsCookies(url.pathname) ? 'everyone' : 'cookieless'
}

/** Whether any cookie can change what a page shows. */
function readsCookies(path: string): boolean {
  return DRAFT_OF_PAGE.has(path) || RECEIVED_ON_PAGE.has(path) || LISTS_POSTS.test(path)
}

/** Whether a page shows what was sent, and the reference in its address. */
export function isReceivedPage(path: string): boolean {
  return RECEIVED_ON_PAGE.has(path)
}

/** The draft that a page shows if it exists. */
export function draftIn(
  headers: Headers,
  path: string,
): { kind: SubmissionKind; token: string } | undefined {
  const kind = DRAFT_OF_PAGE.get(path)
  const token = kind && draftToken(headers, kind)
  return token ? { kind, token } : undefined
}
