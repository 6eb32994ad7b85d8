import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { forgetMissingPost, redirectMissingPost } from '../../blog/missing-post.ts'
import { isStaffAddress } from '../../http/addresses.ts'
import { runRender } from '../../http/rendering.ts'
import { plainHeaders } from '../../http/secure-headers.ts'
import { visitorAddress } from '../../http/visitor-address.ts'
import { hasSessionCookie } from '../../staff/session/session-cookie.ts'
import { acceptedEncodings, compressLater, HURRIED_BROTLI_QUALITY } from '../ready/encoding.ts'
import { ReadyAnswer, toResponse } from '../ready/ready-answer.ts'
import type { Payload, ReadyPages } from '../ready/ready-pages.ts'
import type { PageMaker } from './page-maker.ts'
import {
  answerPayload,
  pageOfParts,
  partsOf,
  payloadNameIn,
  withoutPayloadName,
  withQuery,
} from './payload.ts'
import { PARTS } from './redirects.ts'
import { type SharedPage, sharedPage } from './shared-page.ts'

const NEVER_STORED = { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' }
const HEADERS = {
  ...plainHeaders,
  ...NEVER_STORED,
  'content-type': 'text/plain; charset=utf-8',
  vary: 'accept-encoding',
}

/** A page's parts for client-side navigation: never indexed, never stored by a browser. */
export async function answerParts(
  request: Request,
  maker: PageMaker,
  ready: ReadyPages | undefined,
): Promise<Response> {
  const name = payloadNameIn(request)
  const cachedPayload = name && ready?.payload(name)
  if (cachedPayload) return answerPayload(cachedPayload, request)
  const url = new URL(request.url)
  // Waku throws for its other kinds of parts, of which this site has none.
  if (!PARTS.test(url.pathname)) return nothingHere()
  if (isStaffAddress(url)) return renderStaffParts(request, maker)
  const payload = name && ready && (await payloadAgain(request, maker, ready))
  if (payload) return answerPayload(payload.br, request, payload.name === name)
  const shared = ready && (await sharedPartsOf(request))
  const cached = shared && ready.findAt(shared.page)
  if (cached) return answerCached(cached, shared, request, maker)
  const redirect = await redirectMissingPost(request)
  if (redirect) return redirect
  const parts = shared ? sharedParts(shared, request, maker, ready) : ownParts(request, maker)
  return forgetMissingPost(request, await parts)
}

/**
 * The payload of a page of everyone, as it would be rendered with the page. The page's parts would not do: they
 * have boundaries for what loads, of which there are none in a page that was sent whole.
 */
async function payloadAgain(
  { url, headers }: Request,
  maker: PageMaker,
  ready: ReadyPages,
): Promise<Payload | undefined> {
  const asked = pageOfParts(new URL(url))
  // The page was rendered for nobody in particular.
  const page = await sharedPage(asked, new Headers(), hasSessionCookie(headers))
  return page?.isKept ? maker.payload(page, ready) : undefined
}

interface SharedParts {
  page: SharedPage
  /**
   * The query that was asked for, where it has more than the page uses, a campaign's words for example. The parts
   * name it: the browser shows what they name as its address.
   */
  query?: string
}

/** Parts that are the same for everyone, but for the query that they name. */
async function sharedPartsOf({ url, headers }: Request): Promise<SharedParts | undefined> {
  const parts = new URL(url)
  const asked = pageOfParts(parts)
  const page = await sharedPage(asked, headers, hasSessionCookie(headers))
  if (page?.address.split('?', 1)[0] !== asked.pathname) return undefined
  const isExact = page.address === asked.pathname + asked.search
  return {
    page: { ...page, address: `parts ${page.address}` },
    ...(!isExact && { query: parts.searchParams.get('query') ?? '' }),
  }
}

function answerCached(
  cached: ReadyAnswer,
  { query }: SharedParts,
  request: Request,
  maker: PageMaker,
): Promise<Response> | Response {
  if (query === undefined) return toResponse(cached, request)
  return maker.queue.run(visitorAddress(), undefined, () => nameQuery(cached, query, request))
}

/** Parts as they would have been rendered for another query. */
async function nameQuery(parts: ReadyAnswer, query: string, request: Request): Promise<Response> {
  const named = withQuery(parts.replyTo({}).body as Buffer, query)
  const [encoding] = acceptedEncodings(request.headers.get('accept-encoding') ?? undefined)
  const body = encoding && (await compressLater(encoding, named, HURRIED_BROTLI_QUALITY))
  return toResponse(
    new ReadyAnswer({
      headers: HEADERS,
      body: (asked) => (asked === encoding ? (body ?? named) : undefined),
    }),
    request,
  )
}

/** Parts of this visitor's alone, as they are rendered. */
function ownParts(request: Request, maker: PageMaker): Promise<Response> {
  return maker.queue.run(visitorAddress(), undefined, async () =>
    answerOf(await maker.render(withoutPayloadName(request))),
  )
}

/** The first request gets them as they are rendered; requests that arrive meanwhile, once they are complete. */
async function sharedParts(
  { page, query }: SharedParts,
  request: Request,
  maker: PageMaker,
  ready: ReadyPages,
): Promise<Response> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<Response>()
  const address = new URL(page.address.replace('parts ', ''), 'http://localhost')
  const made = maker.queue.run(visitorAddress(), `${page.revision.value} ${page.address}`, () =>
    runRender(undefined, async () => {
      const answer = answerOf(await maker.render(new Request(partsOf(address))))
      if (!answer.body || answer.status !== 200) return answer
      const [first, rest] = answer.body.tee()
      begin(new Response(first, answer))
      return buffer(rest)
    }).then(async ({ rendered, page: { hasFallbacks } }) => {
      if (rendered instanceof Response) return rendered
      const { answer, bytes } = await prepareParts(rendered)
      if (!hasFallbacks && page.isKept) ready.add(page, answer, bytes)
      return answer
    }),
  )
  const whole = made.then((answer) => {
    if (answer instanceof Response) return answer.clone()
    return query === undefined ? toResponse(answer, request) : nameQuery(answer, query, request)
  })
  return query === undefined ? Promise.race([begun, whole]) : whole
}

async function prepareParts(plain: Buffer): Promise<{ answer: ReadyAnswer; bytes: number }> {
  const [br, gzip] = await Promise.all([compressLater('br', plain), compressLater('gzip', plain)])
  const forms = { br, gzip }
  const answer = new ReadyAnswer({
    headers: HEADERS,
    body: (encoding) => (encoding ? forms[encoding] : gunzipSync(gzip)),
    isPlainMade: true,
  })
  return { answer, bytes: br.length + gzip.length }
}

function answerOf(parts: Response | null): Response {
  const headers = new Headers({ ...plainHeaders, ...NEVER_STORED })
  for (const [name, value] of parts?.headers ?? []) headers.set(name, value)
  return new Response(parts?.body, { status: parts?.status ?? 404, headers })
}

function nothingHere(): Response {
  return new Response('There is nothing here.', {
    status: 404,
    headers: { ...plainHeaders, 'cache-control': 'no-store' },
  })
}

/** The parts of a page for staff; nothing of a page that the requester may not see. */
async function renderStaffParts(request: Request, maker: PageMaker): Promise<Response> {
  const { rendered, page } = await maker.queue.run(visitorAddress(), undefined, () =>
    runRender(undefined, async () => {
      const parts = answerOf(await maker.render(withoutPayloadName(request)))
      // Whether it is refused is known once all of it is rendered.
      return new Response(await parts.arrayBuffer(), parts)
    }),
  )
  if (page.refused === undefined) return rendered
  return new Response('Your account cannot open this page.', { status: 403 })
}
