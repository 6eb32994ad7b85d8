import { createHash } from 'node:crypto'
import { contentSecurityPolicy, type InlineHashes } from '../../http/secure-headers.ts'
import { compressLater } from '../ready/encoding.ts'
import { contentHash } from '../ready/etag.ts'
import { putToSleep } from './asleep.ts'
import type { FinishedPage } from './finished-page.ts'
import type { WholePage } from './whole-page.ts'

/**
 * Turns Waku's HTML into the final page: asleep, with its own Content-Security-Policy.
 * @param payloadAddress The address at which the payload of this name will be served. Without it,
 * the payload stays in the page.
 */
export async function finishHtml(
  page: WholePage,
  status: number,
  payloadAddress?: (name: string) => string,
): Promise<FinishedPage> {
  const name = payloadAddress && contentHash(page.payload)
  const html = putToSleep(page, name && payloadAddress(name))
  return {
    status,
    html: Buffer.from(html),
    policy: contentSecurityPolicy(inlineHashes(html)),
    payload: name === undefined ? undefined : { name, br: await compressLater('br', page.payload) },
  }
}

/** Without data for search engines: no browser runs it, and its hashes would be 130 bytes of each answer. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(html, INLINE_SCRIPT),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}
