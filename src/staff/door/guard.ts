import { unstable_parseRouterRequest as parseRouterRequest } from 'waku/router/server'
import { log } from '../../http/log.ts'
import { plainHeaders } from '../../http/secure-headers.ts'
import { flashOf, flashShown } from '../session/flash.ts'
import { databaseAway } from '../session/refusals.ts'
import { sessionOf } from '../session/session.ts'
import { signInPath } from '../session/sign-in-path.ts'

/** The pages of staff that one sees before signing in. */
const OPEN = ['/admin/sign-in', '/admin/set-up']

/**
 * Answers an address of the staff's side: to staff what stands there, to others the way to sign in,
 * before anything is rendered.
 */
export async function behindSignIn(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (isOpen(request)) return finish(request, await answer(), [])
  const session = await sessionOf(request.headers).catch((err) => {
    log.error({ err }, 'a session could not be read')
    return 'away' as const
  })
  if (session === 'away') return databaseAway()
  if (!session) return refuse(request)
  return finish(request, await answer(), session.cookies)
}

/** Asks Waku's own reader of addresses: what it takes for an open page is one. */
function isOpen(request: Request): boolean {
  const asked = parseRouterRequest(request)
  return asked?.type === 'route' && OPEN.includes(asked.path)
}

/** A page goes to sign-in and comes back; a part of a page, or a call, only says no. */
function refuse(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/RSC/')) {
    return new Response('Sign in first.', {
      status: 401,
      headers: { ...plainHeaders, 'cache-control': 'no-store' },
    })
  }
  return new Response(null, {
    status: 303,
    headers: {
      ...plainHeaders,
      location: signInPath(pathname + search),
      'cache-control': 'no-store',
    },
  })
}

/** Nothing of staff is kept anywhere or indexed, and a notice that was shown is not shown again. */
function finish(request: Request, response: Response, cookies: string[]): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex')
  for (const line of cookies) headers.append('set-cookie', line)
  const isHtml = headers.get('content-type')?.startsWith('text/html')
  if (isHtml && flashOf(request.headers)) headers.append('set-cookie', flashShown())
  return new Response(response.body, { status: response.status, headers })
}
