import type { Context, Next } from 'hono'
import { type InPlace, renderingInPlace } from '../forms/in-place.ts'
import { canonicalRequest, redirectToCanonical } from './addresses.ts'
import { hasOwnCookies } from './cookies.ts'
import { errorPage } from './error-page.ts'
import { type FinishedPage, finishHtml } from './finish-html.ts'
import { log } from './log.ts'
import { cachedPage, keepPage, pageKey } from './page-cache.ts'
import type { RequestContext } from './request-context.ts'
import { plainHeaders } from './secure-headers.ts'
import { send } from './send.ts'

type PageContext = Context<{ Bindings: RequestContext }>

/**
 * Answers a page, or one of Waku's requests for a page's parts: from the cache when it is the same
 * for everyone, otherwise rendered anew; complete, asleep and under its own policy.
 */
export async function answerPage(
  c: PageContext,
  next: Next,
  inPlace: InPlace | undefined,
): Promise<Response | undefined> {
  const request = c.req.raw
  if (inPlace) {
    c.req.raw = new Request(new URL(inPlace.path, request.url), { headers: request.headers })
    return renderAnew(c, () => renderingInPlace(inPlace, next), inPlace.status)
  }
  const redirect = redirectToCanonical(request)
  if (redirect) return redirect
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('This address only shows pages.', { status: 405, headers: plainHeaders })
  }
  if (new URL(request.url).pathname.startsWith('/RSC/')) return renderParts(c, next)

  const key = hasOwnCookies(request.headers) ? undefined : await pageKey(request)
  const cached = key && cachedPage(key)
  if (cached) return send(request, cached, 'shared')
  c.req.raw = canonicalRequest(request)
  const page = await render(c, next)
  if (page instanceof Response) return page
  if (key && page.status === 200) keepPage(key, page)
  return send(request, page, key ? 'shared' : 'private')
}

async function renderAnew(c: PageContext, next: Next, status: number) {
  const page = await render(c, next)
  return page instanceof Response ? page : send(c.req.raw, { ...page, status }, 'private')
}

async function render(c: PageContext, next: Next): Promise<FinishedPage | Response> {
  try {
    await next()
  } catch (err) {
    log.error({ err, path: c.req.path }, 'a page failed')
    return errorPage()
  }
  const response = c.res
  if (response.status >= 500) {
    log.error({ path: c.req.path, status: response.status }, 'a page failed')
    return errorPage()
  }
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return finishHtml(await response.text(), response.status)
}

/** A part of a page that client-side navigation asked for: never indexed, never cached. */
async function renderParts(c: PageContext, next: Next): Promise<undefined> {
  await next()
  c.res = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(plainHeaders)) c.res.headers.set(name, value)
  c.res.headers.set('x-robots-tag', 'noindex')
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-cache')
}
