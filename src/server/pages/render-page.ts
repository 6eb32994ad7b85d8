import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { agency } from '../../http/agency.ts'
import { escapeHtml } from '../../http/escape.ts'
import { log } from '../../http/log.ts'
import { phoneLink } from '../../http/phone-link.ts'
import { plainPage } from '../../http/plain-page.ts'
import { runRender } from '../../http/rendering.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import { plainHeaders } from '../../http/secure-headers.ts'
import { inSpan } from '../../telemetry/spans.ts'
import { Answer } from '../cache/answer.ts'
import type { Made } from '../cache/page-cache.ts'
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

/** Answers a request that failed, and says so in the log unless it is the client's own doing. */
export function answerError(err: Error, c: Context): Response {
  const { path } = c.req
  if (isCutOff(c.env?.incoming)) {
    log.info({ path }, 'a request was cut off')
    return c.text('The request did not arrive in full.', 408)
  }
  log.error({ err, path }, 'a request failed')
  if (!path.startsWith('/api/')) return errorPage()
  return c.json({ error: { message: 'Something went wrong.' } }, 500)
}

/** The page for an internal error. */
function errorPage(): Response {
  const phone = escapeHtml(agency().phone)
  const email = escapeHtml(agency().email)
  return plainPage(500, {
    title: 'Something went wrong',
    heading: 'This page could not be shown',
    body: `<p>The problem is on our side, and it has been logged. Try again in a minute. If it cannot wait, call
<a href="${escapeHtml(phoneLink(agency().phone))}">${phone}</a> or write to
<a href="mailto:${email}">${email}</a>.</p>
<p><a href="/">Back to the home page</a></p>`,
  })
}

/**
 * Whether the connection ended before the whole body had come: nobody reads the answer, which is only counted.
 * @param request Something else when no server received it, as in tests.
 */
function isCutOff(request: unknown): boolean {
  return request instanceof IncomingMessage && request.destroyed && !request.complete
}
