import { findDraft } from '../../../db/leads/drafts.ts'
import { findByConfirmToken, findByToken } from '../../../db/newsletter/subscribers.ts'
import { isPersonal, isStaffAddress } from '../../http/addresses.ts'
import type { Audience } from '../../http/cache-headers.ts'
import { once } from '../../http/once.ts'
import { services } from '../../http/services.ts'
import { currentRevision, revisionNow } from '../../http/site-revision.ts'
import { NOTHING_NEAR } from '../../layout/named-pages.ts'
import { nearestPage } from '../../layout/nearest-page.ts'
import { tokenIn } from '../../newsletter/addresses.ts'
import { linkTokenIn } from '../../quote/another-device/addresses.ts'
import { requestIn } from '../../received/addresses.ts'
import {
  audienceOf,
  draftIn,
  hasVisitorCookies,
  isReceivedPage,
  pageAddress,
} from '../ready/page-address.ts'
import type { PagePlace } from '../ready/ready-pages.ts'
import { sectionOf, townIn, visitorPage } from '../ready/visitor-pages.ts'
import { existingAddress, isOfSomething } from './what-exists.ts'

/** A page that is the same for everyone who requests it this way. */
export interface SharedPage extends PagePlace {
  /** `private`: under an address that shows others something else. */
  audience: Audience
  /** Whether it is cached. */
  isKept: boolean
}

/**
 * The page that everyone gets who asks like this: without a draft, a token or a name that exists.
 * Undefined when it is this visitor's own, or the database is unavailable.
 * @param isStaffs Staff see at once what they changed.
 */
export async function sharedPage(
  url: URL,
  headers: Headers,
  isStaffs: boolean,
): Promise<SharedPage | undefined> {
  if (isStaffAddress(url)) return undefined
  const revision = await (isStaffs ? revisionNow() : currentRevision())
  if (!revision) return undefined
  try {
    if (isPersonal(url)) {
      const address = await addressWithoutToken(url, headers)
      return address === undefined
        ? undefined
        : { revision, address, audience: 'private', isKept: true }
    }
    if (await isOwn(url, headers)) return undefined
    const page = visitorPage(url)
    if (!page) return { revision, address: nothingThere(url), audience: 'cookieless', isKept: true }
    // A well-formed reference is shown.
    if (isReceivedPage(page.path) && url.searchParams.has('reference')) return undefined
    const address = await existingAddress(page, revision)
    const isKept = pageAddress(url) !== undefined && (await isOfSomething(page))
    return { revision, address, audience: isKept ? audienceOf(url) : 'cookieless', isKept }
  } catch {
    // The page says what could not be read.
    return undefined
  }
}

/**
 * One address for all at which no page is and that mean the same page. The menus of the 404 page show its
 * section and town.
 */
function nothingThere(url: URL): string {
  const query = new URLSearchParams(townIn(url))
  const asked = url.searchParams.get('q')
  const near = nearestPage(asked ?? url.pathname)?.href ?? (asked && NOTHING_NEAR)
  if (near) query.set('near', near)
  return `${sectionOf(url.pathname)}/-/-/-${query.size > 0 ? `?${query}` : ''}`
}

/** Whether a cookie names something that exists. */
async function isOwn({ pathname }: URL, headers: Headers): Promise<boolean> {
  if (!hasVisitorCookies(headers, pathname)) return false
  return draftIn(headers, pathname) ? isDraft(headers, pathname) : true
}

async function isDraft(headers: Headers, path: string): Promise<boolean> {
  const draft = draftIn(headers, path)
  if (!draft) return false
  const { kind, token } = draft
  return !!(await once(`draft ${kind} ${token}`, () => findDraft(services().db, kind, token)))
}

/** What a page with a token shows to a visitor without a valid one; undefined when this one is. */
async function addressWithoutToken(url: URL, headers: Headers): Promise<string | undefined> {
  const { pathname: path, searchParams: query } = url
  const { db } = services()
  const town = townIn(url)
  if (path === '/newsletter' || path === '/newsletter/subscribed') return path + town
  if (path === '/newsletter/confirm' || path === '/newsletter/unsubscribe') {
    const find = path === '/newsletter/confirm' ? findByConfirmToken : findByToken
    const token = tokenIn(query)
    return token && (await find(db, token)) ? undefined : path + town
  }
  if (path === '/request') return requestIn(query) ? undefined : path + town
  // A link is looked up in its page, behind the queue: whether it has ended depends on the clock.
  if (path === '/continue') return linkTokenIn(query) ? undefined : path + town
  if (path === '/quote/link') {
    if (await isDraft(headers, path)) return undefined
    return query.has('sent') ? `${path}?sent=` : path + town
  }
  return nothingThere(url)
}
