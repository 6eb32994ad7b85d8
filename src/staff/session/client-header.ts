import { clientAddress } from '../../http/client-address.ts'
import type { RequestContext } from '../../http/site-env.ts'
import { config } from '../../settings/config.ts'

/** Tells the sign-in library a request's network address. What a visitor sends under it is replaced. */
export const CLIENT_ADDRESS = 'x-site-client-address'

/** The headers as the sign-in library may see them, with the address we believe. */
export function headersWithAddress(headers: Headers, address: string): Headers {
  const known = new Headers(headers)
  known.set(CLIENT_ADDRESS, address)
  return known
}

/** The network address of a request; one for all when the connection names none. */
export function addressOf({ req, env }: RequestContext): string {
  const remoteAddress = env.incoming?.socket.remoteAddress
  return clientAddress(req.raw.headers, remoteAddress, config().trustedProxies) ?? 'unknown'
}
