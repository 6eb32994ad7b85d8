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

/** The address of the page being rendered, whether its HTML or its parts were requested. */
export function requestAddress(): { path: string; query: URLSearchParams } {
  const request = parseRouterRequest(unstable_getRequest())
  if (request?.type !== 'route') return { path: '/', query: new URLSearchParams() }
  return { path: request.path, query: new URLSearchParams(request.query) }
}

/** Whether this is client-side navigation, which can show a loading state. */
export function isNavigation(): boolean {
  return new URL(unstable_getRequest().url).pathname.startsWith('/RSC/')
}

/** Redirects the visitor to another page of the site. */
export function redirect(path: string): never {
  // Any page of the site, with its query; the type covers routes only.
  return unstable_redirect(path as Parameters<typeof unstable_redirect>[0], 303)
}

/** Answers with the 404 page and status. */
export function notFound(): never {
  return unstable_notFound()
}
