import { plainHeaders } from '../../http/secure-headers.ts'

/** Alternative addresses in menus, old links and advertisements, and the page each one leads to. */
const MOVED: Record<string, string> = {
  '/boat-yacht-insurance': '/products/boat-yacht-insurance',
  '/flood-insurance': '/products/flood-insurance',
  '/schedule': '/appointments',
  '/vessels/boat-yacht-insurance': '/products/boat-yacht-insurance',
  '/vessels/charter-boat-insurance': '/vessels/charter-boat',
  '/vessels/commercial-marine-insurance': '/products/commercial-marine-insurance',
  '/vessels/flood-insurance': '/products/flood-insurance',
  '/vessels/luxury-yacht-insurance': '/products/luxury-yacht-insurance',
  '/vessels/personal-watercraft-insurance': '/products/personal-watercraft',
  '/vessels/waterfront-property-insurance': '/products/waterfront-property-insurance',
}

/** The address at which Waku's client asks for a page as RSC data. */
export const RSC_OF_PAGE = /^\/RSC\/R(\/.*)\.txt$/

/** Whether an address is of Waku's client, which navigates within the browser. */
export function isNavigationRequest({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/RSC/')
}

/**
 * Redirects a request permanently to the canonical address of its page, with its query: without a
 * trailing slash, in small letters, and resolving aliases. One redirect does all.
 */
export function redirectToPage({ pathname, search }: URL): Response | undefined {
  const page = RSC_OF_PAGE.exec(pathname)?.[1]
  if (page !== undefined) {
    const target = MOVED[page]
    return target ? permanent(`/RSC/R${target}.txt${search}`) : undefined
  }
  // Multiple leading slashes would name another host.
  const path = asLinked(pathname.replace(/^\/+/, '/').replace(/(?<!\/)\/+$/, '') || '/')
  const target = MOVED[path] ?? path
  return target === pathname ? undefined : permanent(target + search)
}

/** No public page has a capital letter or two slashes in its address, but people type both. */
function asLinked(path: string): string {
  const isPublicPage = !path.includes('.') && !/^\/(admin|api|rsc)(\/|$)/i.test(path)
  return isPublicPage ? path.toLowerCase().replace(/\/+/g, '/') : path
}

function permanent(location: string): Response {
  return new Response(null, { status: 308, headers: { ...plainHeaders, location } })
}
