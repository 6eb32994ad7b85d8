import { Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { forgetMissingPost, redirectMissingPost } from '../../blog/missing-post.ts'
import { canonicalUrl, isStaffAddress } from '../../http/addresses.ts'
import { withRequestMemo } from '../../http/memoize-per-request.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import { runRender } from '../../http/rendering.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import { plainHeaders } from '../../http/secure-headers.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { staffGuard } from '../../staff/sign-in/guard.ts'
import type { AppEnv } from '../app-env.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { hasOwnCookies, pageKey } from '../cache/page-key.ts'
import { isNavigationRequest, RSC_OF_PAGE, redirectToPage } from './redirects.ts'
import { inTurn, unlessBusy } from './render-limit.ts'
import { type Render, renderPage } from './render-page.ts'

/** Everything that Waku renders. */
export interface Pages {
  /** The catch-all route: a page, or what a navigation within the browser needs of one. */
  routes: Hono<AppEnv>
  /** The response to a form: as it is, or the rendered page that it names. */
  orInPlace(c: Pick<Context, 'req'>, answer: Response | RerenderedPage): Promise<Response>
}

/** Addresses need a host to be parsed; no page shows it. */
const ORIGIN = 'http://localhost'

/** @param render Waku. */
export function openPages(render: Render): Pages {
  const routes = new Hono<AppEnv>()
  routes.use(staffGuard)
  // Also a page that is for one visitor alone says what the agency says now.
  routes.use(async ({ env }, next) => {
    env.pageCache?.setRevision(await currentRevision())
    await next()
  })
  routes.use((c, next) => {
    const redirect = redirectToPage(new URL(c.req.url))
    return redirect ? Promise.resolve(redirect) : next()
  })
  routes.get('*', ({ req: { raw: request }, env }) =>
    unlessBusy(() =>
      withRequestMemo(() =>
        isNavigationRequest(request)
          ? rscResponse(request, render)
          : answerPage(request, render, env.pageCache),
      ),
    ),
  )
  routes.all('*', () => methodNotAllowed('GET, HEAD', 'This address only shows pages.'))
  return {
    routes,
    async orInPlace({ req }, answer) {
      if (answer instanceof Response) return answer
      await currentRevision()
      const page = new Request(new URL(answer.path, req.url), { headers: req.raw.headers })
      const made = await inTurn(() => renderPage(page, render, false, answer), false)
      return made.answer instanceof Response ? made.answer : made.answer.toResponse(req.raw)
    },
  }
}

/** @param cache Undefined in development, where nothing is cached. */
async function answerPage(
  request: Request,
  render: Render,
  cache: PageCache | undefined,
): Promise<Response> {
  const url = new URL(request.url)
  const isOwn = hasOwnCookies(request.headers.get('cookie'), url.pathname)
  const key = isOwn ? undefined : pageKey(url)
  const found = key === undefined ? undefined : cache?.find(key)
  if (found) return found.toResponse(request)
  const redirect = await redirectMissingPost(request)
  if (redirect) return redirect
  const answer =
    key !== undefined && cache
      ? await cache.get(key, () =>
          inTurn(() => renderPage(new Request(ORIGIN + key), render, true)),
        )
      : (await inTurn(() => renderPage(withoutCampaign(request), render, false))).answer
  const response = answer instanceof Response ? answer : await answer.toResponse(request)
  return forgetMissingPost(request, response)
}

function withoutCampaign({ url, headers }: Request): Request {
  return new Request(canonicalUrl(new URL(url)), { headers })
}

const HEADERS = {
  ...plainHeaders,
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, cookie',
}

/**
 * What Waku's client asks for when a link is followed within the browser: a page as RSC data. It is streamed, since its
 * first part may say that the rest is loading, and never stored or indexed.
 */
async function rscResponse(request: Request, render: Render): Promise<Response> {
  const url = new URL(request.url)
  // Waku throws for its other kinds of data, of which this site has none.
  if (!RSC_OF_PAGE.test(url.pathname)) return refusal(404, 'There is nothing here.')
  const redirect = await redirectMissingPost(request)
  if (redirect) return redirect
  const { rendered, page } = await inTurn(() =>
    runRender(undefined, async () => {
      const answer = await render(request)
      if (!isStaffAddress(url)) return answer
      // Whether it is refused to this reader is known once all of it is rendered.
      return new Response(await answer.arrayBuffer(), answer)
    }),
  )
  if (page.refused !== undefined) return refusal(403, 'Your account cannot open this page.')
  const headers = new Headers(HEADERS)
  for (const [name, value] of rendered.headers) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const body = gzipped(rendered.body, request, headers)
  return forgetMissingPost(request, new Response(body, { status: rendered.status, headers }))
}

/** Compressed part by part: each arrives as soon as it is rendered. */
function gzipped(
  body: ReadableStream | null,
  { method, headers: asked }: Request,
  headers: Headers,
): ReadableStream | null {
  if (!body || method === 'HEAD' || !/\bgzip\b/.test(asked.get('accept-encoding') ?? ''))
    return body
  headers.set('content-encoding', 'gzip')
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(body as never)
  // A reader who leaves ends the render.
  source.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => source.destroy())
  return Readable.toWeb(source.pipe(gzip)) as ReadableStream
}

function refusal(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...plainHeaders, 'cache-control': 'no-store' } })
}
