import { forgetMissingPost, redirectMissingPost } from '../../blog/missing-post.ts'
import { canonicalUrl, isStaffAddress } from '../../http/addresses.ts'
import { runRender } from '../../http/rendering.ts'
import { plainHeaders } from '../../http/secure-headers.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { hasOwnCookies, pageAddress } from '../ready/page-address.ts'
import { toResponse } from '../ready/ready-answer.ts'
import type { PagePlace, ReadyPages } from '../ready/ready-pages.ts'
import { prepare } from './finished-page.ts'
import { answerPayload, withoutPayloadName } from './payload.ts'
import { PARTS } from './redirects.ts'
import { type Render, renderPage } from './render-page.ts'

/** With its compressed forms, a page takes up to twice the size of its HTML. */
const BYTES_PER_HTML_BYTE = 2

/**
 * Answers GET and HEAD for a page or a page's parts: from the cache when it is the same for
 * everyone, otherwise freshly rendered.
 * @param ready The cached pages; undefined in development, where nothing is cached.
 */
export function answerPage(
  request: Request,
  render: Render,
  ready: ReadyPages | undefined,
): Promise<Response> {
  const isForParts = new URL(request.url).pathname.startsWith('/RSC/')
  return isForParts ? answerParts(request, render, ready) : answerHtml(request, render, ready)
}

async function answerHtml(
  request: Request,
  render: Render,
  ready: ReadyPages | undefined,
): Promise<Response> {
  const url = new URL(request.url)
  const place = ready && (await placeOf(url, request.headers))
  const cached = place && ready?.findAt(place)
  if (cached) return toResponse(cached, request)
  const redirect = await redirectMissingPost(request)
  if (redirect) return redirect
  const headers = place ? withoutCookies(request.headers) : request.headers
  const page = await renderPage(canonicalUrl(url), headers, render, { isForEveryone: !!place })
  if (page instanceof Response) return page
  const isForEveryone = place !== undefined && !page.hasFallbacks
  const answer = prepare(page, isForEveryone ? 'shared' : 'private')
  if (isForEveryone && page.status === 200) {
    ready?.add(place, answer, page.html.length * BYTES_PER_HTML_BYTE)
    if (page.payload) ready?.addPayload(page.payload)
  }
  return forgetMissingPost(request, toResponse(answer, request))
}

/**
 * The cache key of a page; undefined when it is for this visitor only or the database is
 * unavailable.
 */
async function placeOf(url: URL, headers: Headers): Promise<PagePlace | undefined> {
  const address = hasOwnCookies(headers.get('cookie'), url.pathname) ? undefined : pageAddress(url)
  if (address === undefined) return undefined
  const revision = await currentRevision()
  return revision && { revision, address }
}

/** A cached page is rendered without anything specific to this visitor. */
function withoutCookies(given: Headers): Headers {
  const headers = new Headers(given)
  headers.delete('cookie')
  return headers
}

/** A page's parts for client-side navigation: never indexed, never cached. */
async function answerParts(
  request: Request,
  render: Render,
  ready: ReadyPages | undefined,
): Promise<Response> {
  const answer = answerPayload(request, ready) ?? (await redirectMissingPost(request))
  if (answer) return answer
  const url = new URL(request.url)
  // Waku throws for its other kinds of parts, of which this site has none.
  if (!PARTS.test(url.pathname)) return nothingHere()
  const parts = await (isStaffAddress(url) ? renderStaffParts : renderParts)(request, render)
  const headers = new Headers({
    ...plainHeaders,
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
  for (const [name, value] of parts?.headers ?? []) headers.set(name, value)
  return forgetMissingPost(
    request,
    new Response(parts?.body, { status: parts?.status ?? 404, headers }),
  )
}

function nothingHere(): Response {
  return new Response('There is nothing here.', {
    status: 404,
    headers: { ...plainHeaders, 'cache-control': 'no-store' },
  })
}

function renderParts(request: Request, render: Render): Promise<Response | null> {
  return render(withoutPayloadName(request))
}

/** The parts of a page for staff; nothing of a page that is refused to whoever asks. */
async function renderStaffParts(request: Request, render: Render): Promise<Response | null> {
  const { rendered, page } = await runRender(undefined, async () => {
    const parts = await renderParts(request, render)
    // Whether it is refused is known once all of it is rendered.
    return parts && new Response(await parts.arrayBuffer(), parts)
  })
  if (page.refused === undefined) return rendered
  return new Response('Your account cannot open this page.', { status: 403 })
}
