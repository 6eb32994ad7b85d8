import { unstable_getRequest } from 'waku/router/server'

/** The headers of the request whose page is being rendered. */
export function requestHeaders(): Headers {
  return unstable_getRequest().headers
}
