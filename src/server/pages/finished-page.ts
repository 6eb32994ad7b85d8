import { plainHeaders } from '../../http/secure-headers.ts'
import { compress, type Encoding } from '../ready/encoding.ts'
import { weakEtag } from '../ready/etag.ts'
import { ReadyAnswer } from '../ready/ready-answer.ts'
import type { Payload } from '../ready/ready-pages.ts'

/**
 * A tenth smaller than the default quality, for about 20 ms: worth it for a page that is sent many
 * times.
 */
const CACHED_BROTLI_QUALITY = 10

/** A whole page, with the headers that it needs. */
export interface FinishedPage {
  status: number
  html: Buffer
  policy: string
  /** The payload that React hydrates from, when it is not in the page. */
  payload: Payload | undefined
}

/**
 * Prepares a page for sending.
 * @param audience `shared`: the same for everyone, revalidated by its tag. `private`: this
 * visitor's alone.
 */
export function prepare(page: FinishedPage, audience: 'shared' | 'private'): ReadyAnswer {
  const { status, html, policy } = page
  const isShared = audience === 'shared'
  const quality = isShared && page.payload ? CACHED_BROTLI_QUALITY : undefined
  return new ReadyAnswer({
    status,
    headers: {
      ...plainHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': isShared ? 'public, no-cache' : 'private, no-store',
      vary: 'accept-encoding, cookie',
      ...(isShared && { etag: weakEtag(html) }),
    },
    body: (encoding: Encoding | undefined) => (encoding ? compress(encoding, html, quality) : html),
  })
}
