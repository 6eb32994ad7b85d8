import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** How a body can be compressed. */
export type Encoding = 'br' | 'gzip'

const BY_PREFERENCE = ['br', 'gzip'] as const
/** Higher ones take many times longer, and nothing else is answered meanwhile. */
const BROTLI_QUALITY = 5
/** While others wait: a tenth larger than 5, for a tenth of the processor time. */
export const HURRIED_BROTLI_QUALITY = 3

const MAX_HEADERS = 100
const accepted = new Map<string, readonly Encoding[]>()

/** What an Accept-Encoding header takes, best first. Browsers send few different ones. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return []
  const known = accepted.get(header)
  if (known) return known
  const encodings = readHeader(header)
  if (accepted.size < MAX_HEADERS) accepted.set(header, encodings)
  return encodings
}

/** A body compressed. */
export function compress(
  encoding: Encoding,
  body: Buffer | string,
  brotliQuality = BROTLI_QUALITY,
): Buffer {
  if (encoding === 'gzip') return fitted(gzipSync(body))
  return fitted(brotliCompressSync(body, { params: brotliParameters(body, brotliQuality) }))
}

const brotliLater = promisify(brotliCompress)
const gzipLater = promisify(gzip)

/** A body compressed by another thread: this one goes on answering. */
export async function compressLater(
  encoding: Encoding,
  body: Buffer | string,
  brotliQuality = BROTLI_QUALITY,
): Promise<Buffer> {
  if (encoding === 'gzip') return fitted(await gzipLater(body))
  return fitted(await brotliLater(body, { params: brotliParameters(body, brotliQuality) }))
}

/** zlib returns the beginning of 64 KB, all of which would stay in memory as long as a cached page. */
function fitted(compressed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(copy)
  return copy
}

/**
 * A window as large as the body: by default it is 4 MB, and the tables for one take tens of megabytes at
 * high quality, whatever the size of the body.
 */
function brotliParameters(body: Buffer | string, quality: number): Record<number, number> {
  const bits = Math.ceil(Math.log2(body.length + 1)) + 1
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_DEFAULT_WINDOW,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits),
    ),
  }
}

function readHeader(header: string): readonly Encoding[] {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = header
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  return BY_PREFERENCE.filter((name) => names.includes(name))
}
