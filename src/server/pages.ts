import { forgetMissingPost, redirectMissingPost } from '../blog/missing-post.ts'
import { canonicalUrl } from '../http/addresses.ts'
import { hasStandIns, noticingStandIns } from '../http/fallback.ts'
import type { FinishedPage } from '../http/finished-page.ts'
import { type PageInPlace, renderingInPlace } from '../http/in-place.ts'
import { log } from '../http/log.ts'
import { cachedPage, keepPage, pageKey } from '../http/page-cache.ts'
import { noticingStatus } from '../http/page-status.ts'
import { plainHeaders } from '../http/secure-headers.ts'
import { errorPage } from './error-page.ts'
import { finishHtml } from './finish-html.ts'
import { hasOwnCookies } from './own-cookies.ts'
import { answerPayload, payloadAddress, withoutPayloadName } from './payload.ts'
import { redirectToPage } from './redirects.ts'
import { send } from './send.ts'

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
  inPlace: PageInPlace | undefined,
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
  const redirect = redirectToPage(url)
  if (redirect) return redirect
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('This address only shows pages.', { status: 405, headers: plainHeaders })
  }
  if (url.pathname.startsWith('/RSC/')) {
    const elsewhere = answerPayload(request) ?? (await redirectMissingPost(request))
    return (
      elsewhere ??
      forgetMissingPost(request, await renderParts(withoutPayloadName(request), render))
    )
  }

  const key = hasOwnCookies(request.headers) ? undefined : await pageKey(url)
  const cached = key && cachedPage(key)
  if (cached) return send(request, cached, 'shared')
  const elsewhere = await redirectMissingPost(request)
  if (elsewhere) return elsewhere
  const { rendered: page, hasStandIns: incomplete } = await noticingStandIns(() =>
    renderPage(canonicalUrl(url), key ? forEveryone(request) : request, render, !!key),
  )
  if (page instanceof Response) return page
  const isForEveryone = key !== undefined && !incomplete
  if (isForEveryone && page.status === 200) keepPage(key, page)
  return forgetMissingPost(request, send(request, page, isForEveryone ? 'shared' : 'private'))
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
  /** What it is woken with can then be asked for again. */
  isForEveryone = false,
): Promise<FinishedPage | Response> {
  try {
    const { rendered, status } = await noticingStatus(() => renderToEnd(url, headers, render))
    if (rendered instanceof Response) return rendered
    const found = (status ?? rendered.status) === 200
    // A page that is not kept carries its payload: asked for later it could be another.
    const isKept = isForEveryone && found && !hasStandIns()
    const address = isKept ? payloadAddress(url) : undefined
    return finishHtml(rendered.html, status ?? rendered.status, address)
  } catch (err) {
    log.error({ err, path: url.pathname }, 'a page failed')
    return errorPage()
  }
}

async function renderToEnd(
  url: URL,
  headers: Headers,
  render: Render,
): Promise<{ html: string; status: number } | Response> {
  const response = await render(new Request(url, { headers }))
  if (!response) return new Response('There is nothing here.', { status: 404 })
  if (response.status >= 500) throw new Error(`Waku answered ${response.status}`)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return { html: await response.text(), status: response.status }
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
