import type { Context, MiddlewareHandler } from 'hono'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses requests that another website makes a browser send.
 * @param refuse Makes the response, in the format of the routes below it.
 */
export function crossSite(
  siteUrl: string,
  refuse: (c: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    const isAllowed = READING.includes(c.req.method) || isSameOrigin(c.req.raw.headers, siteUrl)
    return isAllowed ? next() : refuse(c)
  }
}

/**
 * Whether a request comes from a page of this site, or from no page at all. Browsers say so in
 * Sec-Fetch-Site, which no page can set; older ones, and plain http on a local network, send only
 * Origin, which is compared with the requested address.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || isOwnHost(origin, headers, siteUrl)
}

/** Whether a browser came here from a page of this site: not through a link elsewhere, and not by itself. */
export function isFromOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site !== null
    ? site === 'same-origin'
    : isOwnHost(headers.get('referer') ?? '', headers, siteUrl)
}

function isOwnHost(page: string, headers: Headers, siteUrl: string): boolean {
  const host = URL.parse(page)?.host
  return host !== undefined && (host === headers.get('host') || host === new URL(siteUrl).host)
}
