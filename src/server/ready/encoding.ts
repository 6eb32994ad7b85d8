import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** How a body can be compressed. */
export type Encoding = 'br' | 'gzip'

const BY_PREFERENCE = ['br', 'gzip'] as const
/** Higher ones take many times longer, and nothing else is answered meanwhile. */
const BROTLI_QUALITY = 5

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
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
}

const brotliLater = promisify(brotliCompress)
const gzipLater = promisify(gzip)

/** A body compressed by another thread: this one goes on answering. */
export function compressLater(
  encoding: Encoding,
  body: Buffer | string,
  brotliQuality = BROTLI_QUALITY,
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipLater(body)
  return brotliLater(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
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
