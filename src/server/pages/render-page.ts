import type { PageInPlace } from '../../http/in-place.ts'
import { log } from '../../http/log.ts'
import { runRender } from '../../http/rendering.ts'
import { inSpan } from '../../telemetry/spans.ts'
import { errorPage } from './error-page.ts'
import { finishHtml } from './finish-html.ts'
import type { FinishedPage } from './finished-page.ts'
import { payloadAddress } from './payload.ts'
import { pageIn, type WholePage } from './whole-page.ts'

/** Renders a request with Waku; null when Waku has no such route. */
export type Render = (request: Request) => Promise<Response | null>

interface Options {
  /** The form answer that the page shows, if any. */
  inPlace?: PageInPlace
  /** The page is the same for everyone, so its payload can be requested separately. */
  isForEveryone?: boolean
}

/**
 * Renders a page completely, asleep and with its own policy; or returns what Waku answers instead.
 */
export async function renderPage(
  url: URL,
  headers: Headers,
  render: Render,
  { inPlace, isForEveryone = false }: Options = {},
): Promise<(FinishedPage & { hasFallbacks: boolean }) | Response> {
  try {
    const { rendered, page } = await inSpan('render', {}, () =>
      runRender(inPlace, () => renderToEnd(url, headers, render)),
    )
    if (rendered instanceof Response) return rendered
    const { status = rendered.status, hasFallbacks = false } = page
    // An uncached page carries its payload: requested later, it could differ.
    const isCached = isForEveryone && status === 200 && !hasFallbacks
    const finished = await finishHtml(
      rendered.whole,
      status,
      isCached ? payloadAddress(url) : undefined,
    )
    return { ...finished, hasFallbacks }
  } catch (err) {
    log.error({ err, path: url.pathname }, 'a page could not be rendered')
    return errorPage()
  }
}

async function renderToEnd(
  url: URL,
  headers: Headers,
  render: Render,
): Promise<{ whole: WholePage; status: number } | Response> {
  const response = await render(new Request(url, { headers }))
  if (!response) return new Response('There is nothing here.', { status: 404 })
  if (response.status >= 500) throw new Error(`Waku answered ${response.status}`)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return { whole: await pageIn(response), status: response.status }
}
