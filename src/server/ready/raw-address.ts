import { LRUCache } from 'lru-cache'
import { pageAddress } from './page-address.ts'

const MAX_ADDRESSES = 5000
const MAX_LENGTH = 300

/** What the lower layer may have under an address. */
export interface ReadAddress {
  /** The path of a file. */
  path: string
  /** The address of a page, as pages are cached; undefined when it is never cached. */
  page: string | undefined
}

const known = new LRUCache<string, ReadAddress>({ max: MAX_ADDRESSES })

/**
 * Reads the address of a request line, once for each spelling: to parse one takes longer than to
 * answer it. Undefined for what is left to the layer above.
 */
export function readAddress(raw: string): ReadAddress | undefined {
  const found = known.get(raw)
  if (found) return found
  // A proxy's form of an address, and one that is refused, are rare.
  if (raw.length > MAX_LENGTH || !raw.startsWith('/') || raw.includes('\\')) return undefined
  const address = parse(raw)
  if (address) known.set(raw, address)
  return address
}

function parse(raw: string): ReadAddress | undefined {
  // Not as the second argument of URL: two slashes at its start would name a host.
  const url = URL.parse(`http://site${raw}`)
  return url ? { path: url.pathname, page: pageAddress(url) } : undefined
}
