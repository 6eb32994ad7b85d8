import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import proxyAddr from 'proxy-addr'
import type { TrustedProxies } from '../settings/addresses.ts'
import { config } from '../settings/config.ts'
import { log } from './log.ts'
import type { RequestContext, SiteEnv } from './site-env.ts'

/** The first half of an IPv6 address identifies a household, which chooses the rest itself. */
const HOUSEHOLD_GROUPS = 4

/**
 * The client's network address. Anything a visitor puts into X-Forwarded-For is left of what
 * trusted proxies append, and is never reached.
 * @param remoteAddress The peer of the connection: the visitor or the nearest proxy.
 * @returns An address, or undefined when the connection has none.
 */
export function clientAddress(
  headers: Headers,
  remoteAddress: string | undefined,
  trusted: TrustedProxies,
): string | undefined {
  const nearest = plainAddress(remoteAddress ?? '')
  if (!nearest) return undefined
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(plainAddress)
  // Nothing left of an invalid entry can be trusted.
  const believable = forwarded.slice(forwarded.lastIndexOf('') + 1)
  const chain = {
    socket: { remoteAddress: nearest },
    headers: { 'x-forwarded-for': believable.join() },
  }
  return proxyAddr(chain as never, trustFunction(trusted))
}

/** Whether a connection comes from a proxy whose headers are believed. */
export function isTrustedPeer(remoteAddress: string | undefined, trusted: TrustedProxies): boolean {
  const nearest = plainAddress(remoteAddress ?? '')
  return nearest !== '' && trustFunction(trusted)(nearest, 0)
}

/** The unit that a rate limit counts: an IPv4 address, or the network of an IPv6 household. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array(zeros).fill('0'), ...after]
  return `${groups.slice(0, HOUSEHOLD_GROUPS).join(':')}::/64`
}

function trustFunction(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  return typeof trusted === 'number' ? (_, hop) => hop < trusted : proxyAddr.compile(trusted)
}

/** A normalized address without a port; empty when it is invalid. */
function plainAddress(given: string): string {
  const bare = given
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(bare) === 6) return new URL(`http://[${bare}]`).hostname.slice(1, -1)
  return isIP(bare) === 4 ? bare : ''
}

/** The network address of a request; a shared one when the connection has none. */
export function addressOf({ req, env }: RequestContext): string {
  const remoteAddress = env.incoming?.socket.remoteAddress
  return clientAddress(req.raw.headers, remoteAddress, config().trustedProxies) ?? 'unknown'
}

const current = new AsyncLocalStorage<string>()

/** Lets everything that a request leads to ask for its `visitorAddress`. */
export const rememberAddress: MiddlewareHandler = (c: Context<SiteEnv>, next) =>
  current.run(addressGroup(addressOf({ req: c.req, env: c.env ?? {} })), next)

/** What limits count of the request being answered: its address, IPv6 by /64; one for all outside of any. */
export function visitorAddress(): string {
  return current.getStore() ?? 'unknown'
}

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
