import { type Config, config } from '../settings/config.ts'

/** How long a CDN may show what it has while the site does not answer. */
const STALE_IF_ERROR_S = 24 * 3600

/**
 * Who may be shown a stored copy of an answer.
 * - `everyone`: whatever cookies they send. A CDN may keep it.
 * - `cookieless`: who sends none of the cookies that change it. A browser asks each time, and no CDN keeps it.
 * - `private`: nobody.
 */
export type Audience = 'everyone' | 'cookieless' | 'private'

/**
 * The headers that say who keeps an answer and for how long (docs/decisions/2026-11-23-what-a-cdn-keeps.md).
 * Browsers ask the site, or the CDN before it, each time.
 * @param cdnSeconds How long a CDN may keep what is everyone's without asking; 0: not at all.
 */
export function cacheHeaders(
  audience: Audience,
  { cdnSeconds }: Pick<Config, 'cdnSeconds'> = config(),
): Record<string, string> {
  if (audience === 'private') {
    return { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' }
  }
  if (audience === 'cookieless') {
    return {
      'cache-control': 'public, no-cache',
      ...(cdnSeconds > 0 && { 'cdn-cache-control': 'no-store' }),
      vary: 'accept-encoding, cookie',
    }
  }
  if (cdnSeconds === 0) return { 'cache-control': 'public, no-cache', vary: 'accept-encoding' }
  const stale = `stale-if-error=${STALE_IF_ERROR_S}`
  return {
    // Without no-cache and must-revalidate, which CDNs would obey, too.
    'cache-control': `public, max-age=0, s-maxage=${cdnSeconds}, ${stale}`,
    // For those that take s-maxage for a ban on anything stale, as RFC 9111 does.
    'cdn-cache-control': `public, max-age=${cdnSeconds}, ${stale}`,
    vary: 'accept-encoding',
  }
}
