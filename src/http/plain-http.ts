import type { MiddlewareHandler } from 'hono'
import { log } from './log.ts'

/**
 * Whether a form comes from a page that was opened over plain http although the site's address has https: browsers
 * then store none of the site's cookies.
 */
export function isOverPlainHttp(headers: Headers, siteUrl: string): boolean {
  const site = new URL(siteUrl)
  const origin = URL.parse(headers.get('origin') ?? '')
  return (
    site.protocol === 'https:' && origin?.protocol === 'http:' && origin.hostname === site.hostname
  )
}

/** Logs the first form that comes over plain http: the proxy in front should have led its visitor to https. */
export function noticePlainHttp(siteUrl: string): MiddlewareHandler {
  let isNoticed = false
  return (c, next) => {
    if (!isNoticed && isOverPlainHttp(c.req.raw.headers, siteUrl)) {
      isNoticed = true
      log.warn(
        'a form came over plain http, but SITE_URL has https: browsers drop all cookies of the site then. Have the proxy redirect http to https (docs/operate.md, TLS)',
      )
    }
    return next()
  }
}
