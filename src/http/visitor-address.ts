import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import { config } from '../settings/config.ts'
import { addressGroup, clientAddress } from './client-address.ts'
import type { RequestContext, SiteEnv } from './site-env.ts'

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
