import { Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { forgetMissingPost, redirectMissingPost } from '../../blog/missing-post.ts'
import { isStaffAddress } from '../../http/addresses.ts'
import { runRender } from '../../http/rendering.ts'
import { plainHeaders } from '../../http/secure-headers.ts'
import { RSC_OF_PAGE } from './redirects.ts'
import { inTurn } from './render-limit.ts'
import type { Render } from './render-page.ts'

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
export async function rscResponse(request: Request, render: Render): Promise<Response> {
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
