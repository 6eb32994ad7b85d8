import {
  unstable_parseRouterRequest as parseRouterRequest,
  unstable_getRequest,
  unstable_notFound,
} from 'waku/router/server'

/** The headers of the request whose page is being rendered. */
export function requestHeaders(): Headers {
  return unstable_getRequest().headers
}

/** The address whose page is being rendered, whether its HTML was asked for or its parts. */
export function requestAddress(): { path: string; query: URLSearchParams } {
  const request = parseRouterRequest(unstable_getRequest())
  if (request?.type !== 'route') return { path: '/', query: new URLSearchParams() }
  return { path: request.path, query: new URLSearchParams(request.query) }
}

/** Whether React, awake in the browser, asks for a page's parts: it can show what is on its way. */
export function isNavigation(): boolean {
  return new URL(unstable_getRequest().url).pathname.startsWith('/RSC/')
}

/** Answers with the 404 page, and its status. */
export function notFound(): never {
  return unstable_notFound()
}
