import { brotliDecompressSync } from 'node:zlib'
import { unstable_formatRouterRequest as formatRouterRequest } from 'waku/router/server'
import { plainHeaders } from '../../http/secure-headers.ts'
import { ReadyAnswer, toResponse } from '../ready/ready-answer.ts'
import { PARTS } from './redirects.ts'

/**
 * A query parameter on the address of a page's parts: the name of the payload rendered with its
 * HTML.
 */
const NAME = 'payload'
/** What Waku calls the home page. */
const ROOT_OF_PARTS = '/_root'

/**
 * The address of a page's payload. If it has left the cache, or another process gets the request, it is
 * rendered again.
 */
export function payloadAddress(page: URL): (name: string) => string {
  const parts = partsOf(page)
  return (name) => {
    parts.searchParams.set(NAME, name)
    return parts.pathname + parts.search
  }
}

/** The name of the payload that a request for parts asks for, if it asks for one. */
export function payloadNameIn(request: Request): string | undefined {
  return new URL(request.url).searchParams.get(NAME) ?? undefined
}

/**
 * Answers with a payload.
 * @param isAsked Whether it has the name that was asked for: the content may have changed since.
 */
export function answerPayload(br: Buffer, request: Request, isAsked = true): Response {
  return toResponse(prepare(br, isAsked ? 'private, max-age=3600' : 'private, no-store'), request)
}

/**
 * Decompressed for each request: a page wakes once, so the decompressed bytes need not stay in
 * memory.
 */
function prepare(br: Buffer, cacheControl: string): ReadyAnswer {
  return new ReadyAnswer({
    headers: {
      ...plainHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cacheControl,
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
    },
    body: (encoding) => {
      if (encoding === 'br') return br
      return encoding ? undefined : brotliDecompressSync(br)
    },
  })
}

/** The request as Waku's own client would have made it. */
export function withoutPayloadName(request: Request): Request {
  const url = new URL(request.url)
  if (!url.searchParams.has(NAME)) return request
  url.searchParams.delete(NAME)
  return new Request(url, { headers: request.headers })
}

/** The address of the page whose parts these are. */
export function pageOfParts(parts: URL): URL {
  const [, path = '/'] = PARTS.exec(parts.pathname) ?? []
  const page = new URL(parts)
  page.pathname = path === ROOT_OF_PARTS ? '/' : path
  page.search = parts.searchParams.get('query') ?? ''
  return page
}

/** The address at which Waku has the parts of a page. */
export function partsOf(page: URL): URL {
  const anyParts = new Request(new URL('/RSC/R/_root.txt?query=', page))
  const parts = formatRouterRequest(anyParts, page.pathname, page.searchParams.toString())
  if (!parts) throw new Error(`Waku has no address for the parts of ${page.pathname}`)
  return parts
}

/** What comes before path and query of the page, once in its parts. */
const ROUTE = Buffer.from('"ROUTE":[')
const PATH_AND_QUERY = /^("(?:[^"\\]|\\.)*"),"(?:[^"\\]|\\.)*"/
/** Far more than both, of a page that is cached. */
const MAX_ROUTE_BYTES = 2000

/**
 * A page's parts with another query in its place. As text they would take milliseconds.
 * @throws Error When they do not name one where Waku does.
 */
export function withQuery(parts: Buffer, query: string): Buffer {
  const start = parts.indexOf(ROUTE) + ROUTE.length
  const route = parts.toString('utf8', start, start + MAX_ROUTE_BYTES)
  const [named, path] = PATH_AND_QUERY.exec(route) ?? []
  if (!named) throw new Error('The parts of a page do not name its query any more')
  // React escapes a dollar sign at the beginning of a text.
  const other = `${path},${JSON.stringify(query.replace(/^\$/, '$$$$'))}`
  return Buffer.concat([
    parts.subarray(0, start),
    Buffer.from(other),
    parts.subarray(start + Buffer.byteLength(named)),
  ])
}
