import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body can be compressed. */
export type Encoding = 'br' | 'gzip'

/** Of what is sent many times, a tenth smaller than 3 for four times the work; 10 is a tenth smaller again for 20 times it. */
const BROTLI_QUALITY = 7
const BROTLI_QUALITY_ONCE = 3
/** Of what is shorter, compressing saves no packet. */
const WORTH_COMPRESSING_BYTES = 1000
const HASH_CHARACTERS = 22

interface Content {
  status?: number
  headers: Record<string, string>
  body: Buffer
  /** What the build has compressed. What is no text has neither. */
  compressed?: Partial<Record<Encoding, Buffer>>
  /** It is for one request, and not cached. */
  isSentOnce?: boolean
}

/** An answer in one encoding, as it leaves. */
interface Variant {
  headers: Record<string, string>
  /** The same as names and values in turn, which Node writes faster. */
  rawHeaders: string[]
  body: Buffer
}

/**
 * A complete answer to GET and HEAD: sent any number of times, compressed once for each encoding that is asked for,
 * and answered with 304 to whoever has it.
 */
export class Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly #plain: Variant
  readonly #compressed = new Map<Encoding, Variant>()
  readonly #isText: boolean
  readonly #quality: number

  /** @param content Its headers get an ETag and a length. */
  constructor({ status = 200, headers, body, compressed, isSentOnce }: Content) {
    this.status = status
    this.headers = { etag: etagOf(body), ...headers }
    this.#plain = this.#variant(body)
    this.#quality = isSentOnce ? BROTLI_QUALITY_ONCE : BROTLI_QUALITY
    this.#isText = compressed === undefined && body.length >= WORTH_COMPRESSING_BYTES
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = compressed?.[encoding]
      if (bytes) this.#compressed.set(encoding, this.#variant(bytes, encoding))
    }
  }

  /** What it takes in memory. */
  get bytes(): number {
    return 2 * this.#plain.body.length
  }

  /** Compresses the body as a client asks for it, if it is not yet. */
  async prepare(acceptEncoding: string | undefined): Promise<void> {
    const encoding = this.#isText ? bestEncoding(acceptEncoding) : undefined
    if (!encoding || this.#compressed.has(encoding)) return
    const body = await compress(this.#plain.body, encoding, this.#quality)
    this.#compressed.set(encoding, this.#variant(body, encoding))
  }

  /** Whether it can be sent at once to a client that accepts these encodings. */
  isReadyFor(acceptEncoding: string | undefined): boolean {
    const encoding = this.#isText ? bestEncoding(acceptEncoding) : undefined
    return !encoding || this.#compressed.has(encoding)
  }

  /** Sends it, after `isReadyFor`. */
  send({ method, headers }: IncomingMessage, outgoing: ServerResponse): void {
    if (this.#isKnown(headers['if-none-match'], headers['if-modified-since'])) {
      outgoing.writeHead(304, this.headers).end()
      return
    }
    const { rawHeaders, body } = this.#variantFor(headers['accept-encoding'])
    outgoing.writeHead(this.status, rawHeaders)
    outgoing.end(method === 'HEAD' ? undefined : body)
  }

  /** The same as a route's response; it is compressed first. */
  async toResponse({ method, headers }: Pick<Request, 'method' | 'headers'>): Promise<Response> {
    const asked = (name: string) => headers.get(name) ?? undefined
    if (this.#isKnown(asked('if-none-match'), asked('if-modified-since')))
      return new Response(null, { status: 304, headers: this.headers })
    await this.prepare(asked('accept-encoding'))
    const variant = this.#variantFor(asked('accept-encoding'))
    const body = method === 'HEAD' ? null : (variant.body as Uint8Array<ArrayBuffer>)
    return new Response(body, { status: this.status, headers: variant.headers })
  }

  #variantFor(acceptEncoding: string | undefined): Variant {
    for (const encoding of ['br', 'gzip'] as const) {
      const variant = this.#compressed.get(encoding)
      if (variant && ACCEPTS[encoding].test(acceptEncoding ?? '')) return variant
    }
    return this.#plain
  }

  #variant(body: Buffer, encoding?: Encoding): Variant {
    const headers = {
      ...this.headers,
      'content-length': `${body.length}`,
      ...(encoding && { 'content-encoding': encoding }),
    }
    return { headers, rawHeaders: Object.entries(headers).flat(), body }
  }

  /** Dates are compared as text: another process has its own. */
  #isKnown(ifNoneMatch: string | undefined, ifModifiedSince: string | undefined): boolean {
    if (this.status !== 200) return false
    const { etag, 'last-modified': modified } = this.headers
    if (ifNoneMatch !== undefined) return etag !== undefined && namesTag(ifNoneMatch, etag)
    return modified !== undefined && ifModifiedSince === modified
  }
}

const brotliLater = promisify(brotliCompress)
const gzipLater = promisify<Buffer, Buffer>(gzip)

/** In another thread: this one goes on answering. */
function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipLater(body)
  return brotliLater(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** A name for some content that no other content has. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_CHARACTERS)
}

const ACCEPTS = { br: accepts('br'), gzip: accepts('gzip') }

/** Whether an Accept-Encoding header takes an encoding: it is named, and not with a weight of nothing. */
function accepts(encoding: Encoding): RegExp {
  return new RegExp(`(^|,)\\s*${encoding}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(?=,|$)`, 'i')
}

function bestEncoding(acceptEncoding = ''): Encoding | undefined {
  if (ACCEPTS.br.test(acceptEncoding)) return 'br'
  return ACCEPTS.gzip.test(acceptEncoding) ? 'gzip' : undefined
}

/** Weak, since another process may compress to other bytes. */
function etagOf(body: Buffer): string {
  return `W/"${contentHash(body)}"`
}

/** A proxy that compresses makes a strong tag weak. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((given) => {
    const tag = given.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag.replace(/^W\//, '')
  })
}
