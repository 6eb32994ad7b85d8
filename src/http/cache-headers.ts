/**
 * Who may be shown a stored copy of an answer.
 * - `everyone`: whatever cookies they send.
 * - `cookieless`: who sends none of the cookies that change it.
 * - `private`: nobody.
 */
export type Audience = 'everyone' | 'cookieless' | 'private'

/** The headers that say who keeps an answer: browsers ask the site each time, and so does a CDN before it. */
export function cacheHeaders(audience: Audience): Record<string, string> {
  if (audience === 'private') {
    return { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' }
  }
  const vary = audience === 'cookieless' ? 'accept-encoding, cookie' : 'accept-encoding'
  return { 'cache-control': 'public, no-cache', vary }
}
