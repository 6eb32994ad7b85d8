import { clientAddress } from '../../http/client-address.ts'
import type { RequestContext } from '../../http/site-env.ts'
import { config } from '../../settings/config.ts'

/**
 * Passes a request's network address to the sign-in library. A value sent by the visitor is
 * replaced.
 */
export const CLIENT_ADDRESS = 'x-site-client-address'

/** The headers for the sign-in library, with the trusted address. */
export function headersWithAddress(headers: Headers, address: string): Headers {
  const known = new Headers(headers)
  known.set(CLIENT_ADDRESS, address)
  return known
}

/** The network address of a request; a shared one when the connection has none. */
export function addressOf({ req, env }: RequestContext): string {
  const remoteAddress = env.incoming?.socket.remoteAddress
  return clientAddress(req.raw.headers, remoteAddress, config().trustedProxies) ?? 'unknown'
}
