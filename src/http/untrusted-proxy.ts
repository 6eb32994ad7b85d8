import type { MiddlewareHandler } from 'hono'
import { log } from './log.ts'

// On the global object because the development server loads this module again after every change.
const holder = globalThis as { fayerweatherForwards?: boolean }

/** Whether something forwards requests to this process, but nobody has said whether that is to be believed. */
export function isForwardedUnasked(): boolean {
  return holder.fayerweatherForwards ?? false
}

/**
 * Logs the first request with X-Forwarded-For on a site where TRUSTED_PROXIES is not set: behind a proxy, all visitors
 * then share one address, and what one may do in an hour.
 */
export function noticeUntrustedProxy(isSet: boolean): MiddlewareHandler {
  return (c, next) => {
    if (!isSet && !holder.fayerweatherForwards && c.req.header('x-forwarded-for')) {
      holder.fayerweatherForwards = true
      log.warn(
        'a request came with X-Forwarded-For, but TRUSTED_PROXIES is not set: behind a proxy, all visitors count as one, and most of their requests are held. Set it to the number of proxies in front of the site, or to 0 if there is none (docs/operate.md, TLS)',
      )
    }
    return next()
  }
}
