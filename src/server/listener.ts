import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo, ListenOptions, Server } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Answer } from './cache/answer.ts'
import type { PageCache } from './cache/page-cache.ts'
import { hasOwnCookies, pageKey } from './cache/page-key.ts'

const MAX_ADDRESSES = 5000
const MAX_ADDRESS_LENGTH = 300

interface Address {
  path: string
  /** What the page there is cached under; undefined when none is. */
  key: string | undefined
}

const addresses = new LRUCache<string, Address>({ max: MAX_ADDRESSES })

/**
 * Sends files and cached pages as they stand, and passes everything else on: to make a Request, URL, Headers and
 * Response of each would be nine tenths of the work.
 * @param files Finds a file by its path.
 * @param application What answers everything else.
 */
export function listener(
  files: (path: string) => Answer | undefined,
  pages: PageCache,
  application: RequestListener,
): RequestListener {
  const find = ({ method, url = '', headers }: IncomingMessage): Answer | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const address = readAddress(url)
    if (!address) return undefined
    const file = files(address.path)
    if (file || address.key === undefined) return file
    return hasOwnCookies(headers.cookie, address.path) ? undefined : pages.find(address.key)
  }
  return (incoming, outgoing) => {
    const answer = find(incoming)
    if (answer?.isReadyFor(incoming.headers['accept-encoding'])) answer.send(incoming, outgoing)
    else application(incoming, outgoing)
  }
}

/** Parses the address of a request line, once for each spelling. Undefined for what the application has to judge. */
function readAddress(raw: string): Address | undefined {
  const known = addresses.get(raw)
  if (known) return known
  // A proxy's form of an address, and one that is refused, are rare.
  if (raw.length > MAX_ADDRESS_LENGTH || !raw.startsWith('/') || raw.includes('\\'))
    return undefined
  // Not as the second argument of URL: two slashes at its start would name a host.
  const url = URL.parse(`http://site${raw}`)
  if (!url) return undefined
  const address = { path: url.pathname, key: pageKey(url) }
  addresses.set(raw, address)
  return address
}

/**
 * Listens. From then on an error of the server is about one connection that it could not accept: it is logged,
 * and the others go on.
 * @returns The port.
 * @throws Why it cannot listen.
 */
export async function listen(server: Server, options: ListenOptions, log: Logger): Promise<number> {
  server.listen(options)
  await once(server, 'listening')
  server.on('error', (err) => log.error({ err }, 'a connection could not be accepted'))
  return (server.address() as AddressInfo).port
}
