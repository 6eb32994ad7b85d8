import { log } from '../../http/log.ts'
import { runRender } from '../../http/rendering.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import { plainHeaders } from '../../http/secure-headers.ts'
import { inSpan } from '../../telemetry/spans.ts'
import { Answer } from '../cache/answer.ts'
import type { Made } from '../cache/page-cache.ts'
import { errorPage } from './error-page.ts'
import { finishHtml } from './html.ts'

/** Renders a request with Waku. */
export type Render = (request: Request) => Promise<Response>

/**
 * Who may be shown a stored copy: everyone without a cookie that changes the page (a browser asks each time whether it
 * is still right), or nobody. The shared one does not vary by cookie: Back shows it as it was, the first step of a form
 * too that has a draft by then.
 */
const CACHE_HEADERS = {
  shared: { 'cache-control': 'public, no-cache', vary: 'accept-encoding' },
  private: { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' },
}

/**
 * Renders a page completely, with its own policy; or returns what Waku answers instead, a redirect for example.
 * @param request GET; without cookies and the like, the page is the same for everyone.
 * @param isShared Whether it is for everyone.
 * @param inPlace The answer to a form that it shows.
 */
export async function renderPage(
  request: Request,
  render: Render,
  isShared: boolean,
  inPlace?: RerenderedPage,
): Promise<Made> {
  try {
    const { rendered, page } = await inSpan('render', {}, () =>
      runRender(inPlace, () => renderToEnd(request, render)),
    )
    if (rendered instanceof Response) return { answer: rendered, isCacheable: false }
    const status = inPlace?.status ?? page.status ?? rendered.status
    const isComplete = !page.hasFallbacks
    const isCacheable = isShared && isComplete && status === 200 && !page.isMadeUp
    const { html, policy } = finishHtml(rendered.html)
    const answer = new Answer({
      status,
      headers: {
        ...plainHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        ...(inPlace?.retryAfterS !== undefined && { 'retry-after': `${inPlace.retryAfterS}` }),
        ...CACHE_HEADERS[isShared && isComplete ? 'shared' : 'private'],
      },
      body: html,
      isSentOnce: !isCacheable,
    })
    return { answer, isCacheable }
  } catch (err) {
    log.error({ err, path: new URL(request.url).pathname }, 'a page could not be rendered')
    return { answer: errorPage(), isCacheable: false }
  }
}

async function renderToEnd(
  request: Request,
  render: Render,
): Promise<{ html: Buffer; status: number } | Response> {
  const response = await render(request)
  if (response.status >= 500) throw new Error(`Waku answered ${response.status}`)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return { html: Buffer.from(await response.arrayBuffer()), status: response.status }
}
