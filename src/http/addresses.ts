/** The query parameters that change what a page shows; all others are for scripts and logs. */
const SIGNIFICANT = ['town', 'page', 'category', 'step', 'reference']

/** The query of an address without what changes nothing, in a fixed order; with its "?" or empty. */
export function significantQuery(url: URL): string {
  if (!url.search) return ''
  const query = new URLSearchParams()
  for (const name of SIGNIFICANT) {
    const value = url.searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Whether an address belongs to the staff's side, however it is spelled: a page, or a page's parts. */
export function isStaffAddress({ pathname }: URL): boolean {
  return isStaffPath(decoded(pathname).replace(/^\/+(RSC\/R\/+)?/i, '/'))
}

/** As `isStaffAddress`, of a page's path. */
export function isStaffPath(path: string): boolean {
  return /^\/admin([/.]|$)/i.test(path)
}

/** Whether a page is for one reader alone, who may have a query of their own: nobody keeps it. */
export function isPersonal(url: URL): boolean {
  return isStaffAddress(url) || /^\/newsletter(\/|$)/.test(url.pathname)
}

/** The same address without insignificant parameters: a campaign's code must not fill the cache. */
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
