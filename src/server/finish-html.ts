import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { putToSleep } from './asleep.ts'
import { contentSecurityPolicy, type InlineHashes } from './secure-headers.ts'

const BROTLI_QUALITY = 5

/** A whole page, ready to be sent any number of times. */
export interface FinishedPage {
  status: number
  html: Buffer
  etag: string
  policy: string
  /** The page compressed; done once, when first asked for. */
  body(encoding: 'br' | 'gzip'): Buffer
}

/** Turns Waku's HTML into what leaves the server: asleep, hashed, compressed when asked for. */
export function finishHtml(source: string, status: number): FinishedPage {
  const text = putToSleep(source)
  const html = Buffer.from(text)
  const compressed: { br?: Buffer; gzip?: Buffer } = {}
  return {
    status,
    html,
    policy: contentSecurityPolicy(inlineHashes(text)),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    body(encoding) {
      compressed[encoding] ??= encoding === 'br' ? brotli(html) : gzipSync(html)
      return compressed[encoding]
    },
  }
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

function brotli(html: Buffer): Buffer {
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  })
}
