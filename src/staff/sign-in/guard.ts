import { createMiddleware } from 'hono/factory'
import { unstable_parseRouterRequest as parseRouterRequest } from 'waku/router/server'
import { isStaffAddress } from '../../http/addresses.ts'
import { log } from '../../http/log.ts'
import { OPEN_PAGES, signInPath } from '../session/addresses.ts'
import { flashOf, flashShown } from '../session/flash.ts'
import { databaseUnavailable } from '../session/refusals.ts'
import { type SignedIn, sessionOf } from '../session/session.ts'

/**
 * Lets only staff reach staff addresses, however they are spelled, and redirects others to sign in
 * before anything is rendered.
 */
export const staffGuard = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (!isStaffAddress(new URL(request.url))) return next()
  let session: SignedIn | undefined
  if (!isOpen(request)) {
    try {
      session = await sessionOf(request.headers)
    } catch (err) {
      log.error({ err }, 'a session could not be read')
      return databaseUnavailable()
    }
    if (!session) return refuse(request)
  }
  await next()
  finish(request.headers, c.res.headers, session?.cookies)
})

/** Uses Waku's own parser, so that both agree on which page an address names. */
function isOpen(request: Request): boolean {
  const asked = parseRouterRequest(request)
  return asked?.type === 'route' && OPEN_PAGES.includes(asked.path)
}

/**
 * A page request is redirected to sign-in and back; a part of a page, or a call, is only refused.
 */
function refuse(request: Request): Response {
  const headers = { 'cache-control': 'no-store' }
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/RSC/')) return new Response('Sign in first.', { status: 401, headers })
  const location = signInPath(pathname + search)
  return new Response(null, { status: 303, headers: { ...headers, location } })
}

/** Staff pages are never cached or indexed, and a notice is shown only once. */
function finish(asked: Headers, answered: Headers, cookies: string[] = []): void {
  answered.set('cache-control', 'private, no-store')
  answered.set('x-robots-tag', 'noindex')
  for (const line of cookies) answered.append('set-cookie', line)
  const isHtml = answered.get('content-type')?.startsWith('text/html')
  if (isHtml && flashOf(asked)) answered.append('set-cookie', flashShown())
}
