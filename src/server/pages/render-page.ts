import type { PageInPlace } from '../../http/in-place.ts'
import { log } from '../../http/log.ts'
import { runRender } from '../../http/rendering.ts'
import { errorPage } from './error-page.ts'
import { finishHtml } from './finish-html.ts'
import type { FinishedPage } from './finished-page.ts'
import { payloadAddress } from './payload.ts'

/** Renders a request with Waku; null when it knows no such address. */
export type Render = (request: Request) => Promise<Response | null>

interface Options {
  /** What the page answers, when it is the answer to a form. */
  inPlace?: PageInPlace
  /** The page is the same for everyone: what it is woken with can be asked for again. */
  isForEveryone?: boolean
}

/** Renders a page to its end: complete, asleep and under its own policy; or what Waku answers instead. */
export async function renderPage(
  url: URL,
  headers: Headers,
  render: Render,
  { inPlace, isForEveryone = false }: Options = {},
): Promise<(FinishedPage & { hasFallbacks: boolean }) | Response> {
  try {
    const { rendered, page } = await runRender(inPlace, () => renderToEnd(url, headers, render))
    if (rendered instanceof Response) return rendered
    const { status = rendered.status, hasFallbacks = false } = page
    // A page that is not cached carries its payload: asked for later it could be another.
    const isCached = isForEveryone && status === 200 && !hasFallbacks
    const finished = finishHtml(rendered.html, status, isCached ? payloadAddress(url) : undefined)
    return { ...finished, hasFallbacks }
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
