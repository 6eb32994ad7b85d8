import { cookieLine, readCookie } from '../http/cookies.ts'
import { plainHeaders } from '../http/secure-headers.ts'
import { slugIn } from './addresses.ts'
import { postAvailability } from './load.ts'

/** The address of a post's page, or of its parts for client-side navigation. */
const POST = /^(\/RSC\/R)?\/blog\/([^/]+?)(?:\.txt)?$/
/** The list of posts, where the toast is shown. */
const LIST = /^(\/RSC\/R)?\/blog(\.txt)?$/
const PARTS_OF_LIST = '/RSC/R/blog.txt?query='

/**
 * Redirects a request for a post that cannot be shown to the list of posts, where a toast says so.
 * Decided here, before any of the page is sent.
 */
export async function redirectMissingPost(request: Request): Promise<Response | undefined> {
  const [, parts, name] = POST.exec(new URL(request.url).pathname) ?? []
  if (name === undefined) return undefined
  const state = await postAvailability(slugIn(name))
  if (state === 'there') return undefined
  // A prefetch gets nothing cacheable: the toast is for the visitor who follows the link.
  if (isPrefetch(request)) {
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
  return new Response(null, {
    status: 303,
    headers: {
      ...plainHeaders,
      location: parts ? PARTS_OF_LIST : '/blog',
      'cache-control': 'no-store',
      'set-cookie': missingPostCookie(state),
    },
  })
}

/** Clears the cookie once the list of posts has shown the toast. */
export function forgetMissingPost(request: Request, response: Response): Response {
  const { pathname } = new URL(request.url)
  if (LIST.test(pathname) && !isPrefetch(request) && missingPost(request.headers)) {
    response.headers.append('set-cookie', missingPostCookie(null))
  }
  return response
}

function isPrefetch({ headers }: Request): boolean {
  return headers.get('sec-purpose')?.includes('prefetch') ?? false
}

const MISSING_POST = 'missing-post'
const MINUTE_S = 60

/** Why a visitor was redirected from a post to the list of posts. */
type MissingPost = 'missing' | 'failed'

/** Why this visitor was redirected to the list of posts, if so. */
export function missingPost(headers: Headers): MissingPost | undefined {
  const state = readCookie(headers, MISSING_POST)
  return state === 'missing' || state === 'failed' ? state : undefined
}

/** A Set-Cookie line that passes the reason to the list of posts, or clears it. */
function missingPostCookie(state: MissingPost | null): string {
  return cookieLine(MISSING_POST, state ?? '', state ? MINUTE_S : 0)
}
