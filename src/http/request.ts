import {
  unstable_parseRouterRequest as parseRouterRequest,
  unstable_getRequest,
  unstable_notFound,
  unstable_redirect,
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

/** Answers by sending the visitor to another page of the site, which they then see in its place. */
export function redirect(path: string): never {
  // Any page of the site, with its query; the types know routes only.
  return unstable_redirect(path as Parameters<typeof unstable_redirect>[0], 303)
}

/** Answers with the 404 page, and its status. */
export function notFound(): never {
  return unstable_notFound()
}
