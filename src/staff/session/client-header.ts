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
