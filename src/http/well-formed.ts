import type { MiddlewareHandler } from 'hono'
import { plainPage } from './plain-page.ts'
import type { SiteEnv } from './site-env.ts'

/**
 * Refuses requests that no browser sends: an address or host that cannot be parsed, an address with a NUL
 * character or broken percent-encoding, two Host headers, of which a proxy may have checked the other.
 */
export const wellFormed: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const hosts = (c.env.incoming?.rawHeaders ?? []).filter(
    (name, at) => at % 2 === 0 && name.toLowerCase() === 'host',
  )
  if (hosts.length > 1 || !isAddress(c.req.raw.url)) {
    return plainPage(400, {
      title: 'Bad request',
      heading: 'This address cannot be read',
      body: '<p>Something in it is broken. <a href="/">Go to the home page</a></p>',
    })
  }
  return next()
}

function isAddress(url: string): boolean {
  try {
    return !decodeURIComponent(new URL(url).pathname).includes('\0')
  } catch {
    return false
  }
}
