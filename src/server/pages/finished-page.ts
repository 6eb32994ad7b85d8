import { gunzipSync } from 'node:zlib'
import { type Audience, cacheHeaders } from '../../http/cache-headers.ts'
import { plainHeaders } from '../../http/secure-headers.ts'
import {
  acceptedEncodings,
  compressLater,
  type Encoding,
  HURRIED_BROTLI_QUALITY,
} from '../ready/encoding.ts'
import { weakEtag } from '../ready/etag.ts'
import { ReadyAnswer } from '../ready/ready-answer.ts'
import type { Payload } from '../ready/ready-pages.ts'

/**
 * A tenth smaller than the default quality, for about 20 ms of another thread: worth it for a page
 * that is sent many times.
 */
const CACHED_BROTLI_QUALITY = 10
/** A fortieth smaller again, for 30 ms more. */
const BEST_BROTLI_QUALITY = 11

/**
 * What a server sends before it waits for the browser (ten packets of 1,448 bytes), less what HTTP/2 makes of the headers,
 * 670 bytes, and what it and TLS put around all of it.
 */
const FIRST_FLIGHT_BYTES = 13_500
/** A page that is larger than this comes nowhere near it, however it is compressed. */
const MAY_FIT_BYTES = 14_300

/** A whole page, with the headers that it needs. */
export interface FinishedPage {
  status: number
  html: Buffer
  policy: string
  /** The payload that React hydrates from, when it is not in the page. */
  payload: Payload | undefined
}

/** What a page is in the forms in which it leaves. */
type Forms = Partial<Record<Encoding, Buffer>>

/** Prepares a page of this visitor's alone, in the form that the visitor's browser takes. */
export function preparePrivate(page: FinishedPage, asked: Headers): Promise<ReadyAnswer> {
  return prepareOnce(page, 'private', asked)
}

/**
 * Prepares a page that is not cached, in one form. Whoever waited for the same page and takes another one gets it plain.
 * @param audience Who may be shown a stored copy of it.
 * @param asked The headers of the request that it is made for.
 */
export async function prepareOnce(
  page: FinishedPage,
  audience: Audience,
  asked: Headers,
  brotliQuality?: number,
): Promise<ReadyAnswer> {
  const [best] = acceptedEncodings(asked.get('accept-encoding') ?? undefined)
  const forms = best ? { [best]: await compressLater(best, page.html, brotliQuality) } : {}
  return answerOf(page, audience, forms, () => page.html)
}

/**
 * Prepares a page that is sent many times.
 * @param audience Who may be shown a stored copy of it.
 * @param isHurried Others wait: compress it less.
 * @returns The answer, and the bytes that it takes. The page as it is would be two thirds of them: it is made
 *   again for the few clients that take no compressed form.
 */
export async function prepareShared(
  page: FinishedPage,
  audience: Audience,
  isHurried: boolean,
): Promise<{ answer: ReadyAnswer; bytes: number }> {
  const [br, gzip] = await Promise.all([
    isHurried ? compressLater('br', page.html, HURRIED_BROTLI_QUALITY) : compressWell(page.html),
    compressLater('gzip', page.html),
  ])
  const answer = answerOf(page, audience, { br, gzip }, () => gunzipSync(gzip))
  return { answer, bytes: br.length + gzip.length }
}

/** Compressed for a page that is sent many times; better still where that saves a round trip. */
async function compressWell(html: Buffer): Promise<Buffer> {
  const compressed = await compressLater('br', html, CACHED_BROTLI_QUALITY)
  const { length } = compressed
  if (length <= FIRST_FLIGHT_BYTES || length > MAY_FIT_BYTES) return compressed
  return compressLater('br', html, BEST_BROTLI_QUALITY)
}

function answerOf(
  page: Omit<FinishedPage, 'payload'>,
  audience: Audience,
  forms: Forms,
  plain: () => Buffer,
): ReadyAnswer {
  const { status, policy } = page
  const etag = audience === 'private' ? undefined : weakEtag(page.html)
  // There is no end of addresses at which nothing is.
  const isKept = audience !== 'everyone' || status === 200
  return new ReadyAnswer({
    status,
    headers: {
      ...plainHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...cacheHeaders(isKept ? audience : 'cookieless'),
      ...(etag && { etag }),
    },
    body: (encoding) => (encoding ? forms[encoding] : plain()),
    isPlainMade: true,
  })
}
