import { type Links, linksOf } from './links-of.ts'

const AT_ONCE = 8
const MAX_REDIRECTS = 5
/** Far more than the site has: a crawl that gets here walks in a circle. */
const MAX_ADDRESSES = 5000

/** What a crawl begins with is linked from here. */
const START = 'the test'

/** What an address led to. */
export interface Visit extends Links {
  address: string
  status: number
  redirects: number
  /** The page that was found to point here first. */
  linkedFrom: string
}

/**
 * Follows every link of a site to its end, pictures and styles too; nothing outside of it.
 * @param starts In order: what the first one leads to is not counted as found by the second.
 */
export async function crawl(starts: string[], origin: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  const known = new Set(starts.map((path) => origin + path))
  const later = [...known].map((address) => ({ address, linkedFrom: START }))
  const waiting: typeof later = []

  while (waiting.length > 0 || later.length > 0) {
    if (waiting.length === 0) waiting.push(...later.splice(0, 1))
    const reached = await Promise.all(waiting.splice(0, AT_ONCE).map(visit))
    for (const arrival of reached) {
      visits.set(arrival.address, arrival)
      for (const target of arrival.addresses) {
        const address = withoutFragment(target)
        if (target.origin !== origin || known.has(address)) continue
        known.add(address)
        waiting.push({ address, linkedFrom: arrival.address })
      }
    }
    if (known.size > MAX_ADDRESSES) throw new Error(`more than ${MAX_ADDRESSES} addresses`)
  }
  return visits
}

/** An address as the crawl knows it. */
export function withoutFragment(url: URL): string {
  return url.href.replace(/#.*$/, '')
}

async function visit({ address, linkedFrom }: { address: string; linkedFrom: string }) {
  let url = new URL(address)
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, { redirect: 'manual' })
    const location = response.headers.get('location')
    if (location && redirects < MAX_REDIRECTS) {
      url = new URL(location, url)
      continue
    }
    const contentType = response.headers.get('content-type') ?? ''
    const links = linksOf(await response.text(), contentType, url)
    return { address, linkedFrom, status: response.status, redirects, ...links } satisfies Visit
  }
}
