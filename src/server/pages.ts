import { type InPlace, renderingInPlace } from '../forms/in-place.ts'
import { canonicalUrl, redirectToCanonical } from './addresses.ts'
import { hasOwnCookies } from './cookies.ts'
import { errorPage } from './error-page.ts'
import { type FinishedPage, finishHtml } from './finish-html.ts'
import { log } from './log.ts'
import { cachedPage, keepPage, pageKey } from './page-cache.ts'
import { plainHeaders } from './secure-headers.ts'
import { send } from './send.ts'
import { noticingStandIns } from './stand-in.ts'

/** Renders a request with Waku; null when it knows no such address. */
export type Render = (request: Request) => Promise<Response | null>

/**
 * Answers a page, or one of Waku's requests for a page's parts: from the cache when it is the same
 * for everyone, otherwise rendered anew; complete, asleep and under its own policy.
 * @param inPlace The form page that answers a post, when the request is one.
 */
export async function answerPage(
  request: Request,
  render: Render,
  inPlace: InPlace | undefined,
): Promise<Response> {
  const url = new URL(request.url)
  if (inPlace) {
    const page = await renderingInPlace(inPlace, () =>
      renderPage(new URL(inPlace.path, url), request, render),
    )
    return page instanceof Response
      ? page
      : send(request, { ...page, status: inPlace.status }, 'private')
  }
  const redirect = redirectToCanonical(url)
  if (redirect) return redirect
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('This address only shows pages.', { status: 405, headers: plainHeaders })
  }
  if (url.pathname.startsWith('/RSC/')) return renderParts(request, render)

  const key = hasOwnCookies(request.headers) ? undefined : await pageKey(url)
  const cached = key && cachedPage(key)
  if (cached) return send(request, cached, 'shared')
  const { rendered: page, hasStandIns } = await noticingStandIns(() =>
    renderPage(canonicalUrl(url), key ? forEveryone(request) : request, render),
  )
  if (page instanceof Response) return page
  const isForEveryone = key !== undefined && !hasStandIns
  if (isForEveryone && page.status === 200) keepPage(key, page)
  return send(request, page, isForEveryone ? 'shared' : 'private')
}

/** The request as anyone could have made it: what is kept for others is rendered without cookies. */
function forEveryone(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request.url, { headers })
}

async function renderPage(
  url: URL,
  { headers }: Request,
  render: Render,
): Promise<FinishedPage | Response> {
  try {
    const response = await render(new Request(url, { headers }))
    if (!response) return new Response('There is nothing here.', { status: 404 })
    if (response.status >= 500) throw new Error(`Waku answered ${response.status}`)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return finishHtml(await response.text(), response.status)
  } catch (err) {
    log.error({ err, path: url.pathname }, 'a page failed')
    return errorPage()
  }
}

/** A part of a page that client-side navigation asked for: never indexed, never cached. */
async function renderParts(request: Request, render: Render): Promise<Response> {
  const parts = await render(request)
  const headers = new Headers({
    ...plainHeaders,
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
  for (const [name, value] of parts?.headers ?? []) headers.set(name, value)
  return new Response(parts?.body, { status: parts?.status ?? 404, headers })
}
