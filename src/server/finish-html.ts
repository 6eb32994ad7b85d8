import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FinishedPage } from '../http/finished-page.ts'
import { contentSecurityPolicy, type InlineHashes } from '../http/secure-headers.ts'
import { putToSleep } from './asleep.ts'

const BROTLI_QUALITY = 5
/** A tenth smaller, for some 20 ms: worth it for a page that is kept and sent many times. */
const KEPT_BROTLI_QUALITY = 10

/**
 * Turns Waku's HTML into what leaves the server: asleep, hashed, compressed when asked for.
 * @param payloadAddress The address under which the payload of this name will be found.
 */
export function finishHtml(
  source: string,
  status: number,
  payloadAddress?: (name: string) => string,
): FinishedPage {
  const { html: text, payload } = putToSleep(
    source,
    payloadAddress && ((content) => payloadAddress(nameOf(content))),
  )
  const html = Buffer.from(text)
  const compressed: { br?: Buffer; gzip?: Buffer } = {}
  return {
    status,
    html,
    payload: payload === undefined ? undefined : { name: nameOf(payload), br: brotli(payload) },
    policy: contentSecurityPolicy(inlineHashes(text)),
    etag: `W/"${nameOf(html)}"`,
    body(encoding) {
      const quality = payloadAddress ? KEPT_BROTLI_QUALITY : BROTLI_QUALITY
      compressed[encoding] ??= encoding === 'br' ? brotli(html, quality) : gzipSync(html)
      return compressed[encoding]
    },
  }
}

function nameOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

function brotli(html: Buffer | string, quality = BROTLI_QUALITY): Buffer {
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  })
}
