import { plainHeaders } from './secure-headers.ts'

/** The query parameters that change what a page shows; all others are for scripts and logs. */
const SIGNIFICANT = ['town', 'page', 'category', 'step', 'reference']

/** One address a page: a trailing slash is redirected away, the query kept. */
export function redirectToCanonical({ pathname, search }: URL): Response | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined
  const location = pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/'
  return new Response(null, {
    status: 308,
    headers: { ...plainHeaders, location: location + search },
  })
}

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

/** The same address without insignificant parameters: a campaign's code must not fill the cache. */
export function canonicalUrl(url: URL): URL {
  const canonical = new URL(url)
  canonical.search = significantQuery(url)
  return canonical
}
