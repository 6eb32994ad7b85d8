import { unstable_getRequest, unstable_notFound } from 'waku/router/server'

/** The headers of the request whose page is being rendered. */
export function requestHeaders(): Headers {
  return unstable_getRequest().headers
}

/** Answers with the 404 page, and its status. */
export function notFound(): never {
  return unstable_notFound()
}
