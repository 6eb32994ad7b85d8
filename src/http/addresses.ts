/** The query parameters that change what a page shows; all others are for analytics and logs. */
const SIGNIFICANT = [
  'town',
  'product',
  'vessel',
  'subject',
  'page',
  'category',
  'step',
  'reference',
  'q',
  'message',
  // What tools work out.
  'value',
  'percent',
  'usual',
  'loss',
  'building',
  'contents',
  'deductible',
  'units',
  'share',
  'assessment',
  'kind',
  'feet',
  'use',
  'harbor',
]

/** The significant part of a query, in a fixed order; empty, or with its leading "?". */
function significantQuery(url: URL): string {
  if (!url.search) return ''
  const query = new URLSearchParams()
  for (const name of SIGNIFICANT) {
    const value = url.searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Whether an address is on the staff side, however it is spelled: a page or its parts. */
export function isStaffAddress({ pathname }: URL): boolean {
  return isStaffPath(decoded(pathname).replace(/^\/+(RSC\/R\/+)?/i, '/'))
}

/** Like `isStaffAddress`, for a page's path. */
export function isStaffPath(path: string): boolean {
  return /^\/admin([/.]|$)/i.test(path)
}

/**
 * Whether a page is for one reader only and must never be cached; its query may contain a token.
 */
export function isPersonal(url: URL): boolean {
  return isStaffAddress(url) || /^\/(newsletter|request)(\/|$)/.test(url.pathname)
}

/** The same address without insignificant parameters: campaign codes must not fill the cache. */
export function canonicalUrl(url: URL): URL {
  const canonical = new URL(url)
  if (isPersonal(url)) return canonical
  canonical.search = significantQuery(url)
  return canonical
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
