import type { MiddlewareHandler } from 'hono'
import { plainPage } from './plain-page.ts'
import type { SiteEnv } from './site-env.ts'

/**
 * Refuses requests that no browser sends: an address or host that cannot be parsed, an address with a NUL
 * character, two Host headers, of which a proxy may have checked the other. Broken percent-encoding is
 * refused in calls only: a mail program may have cut a link to a page in the middle of a character.
 */
export const wellFormed: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const hosts = (c.env.incoming?.rawHeaders ?? []).filter(
    (name, at) => at % 2 === 0 && name.toLowerCase() === 'host',
  )
  if (hosts.length > 1 || !isAddress(c.req.raw.url)) {
    return plainPage(400, {
      title: 'Bad request',
      heading: 'This address cannot be read',
      body: '<p>Part of the address is not valid. <a href="/">Go to the home page</a></p>',
    })
  }
  return next()
}

function isAddress(url: string): boolean {
  try {
    const { pathname } = new URL(url)
    const path = pathname.startsWith('/api/') ? decodeURIComponent(pathname) : pathname
    return !/%00|\0/.test(path)
  } catch {
    return false
  }
}
