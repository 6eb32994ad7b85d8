import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { log } from '../http/log.ts'
import { currentRevision } from '../http/page-cache.ts'

const SECOND_MS = 1000
/** The highest takes half a second of a feed, in which nothing else is answered. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface Kept {
  revision: string
  etag: string
  /** When this process first had this content. */
  modifiedAt: number
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

/**
 * A file that is written from the site's content, kept until the content changes. While the database
 * is away the last one stands.
 * @param write Writes it whole.
 * @returns Its answer, or undefined when it cannot be written and there is none.
 */
export function keptFile(
  write: () => Promise<string>,
  headers: Record<string, string>,
): (request: Request) => Promise<Response | undefined> {
  let kept: Kept | undefined
  let writing: Promise<void> | undefined

  async function renew(revision: string): Promise<void> {
    const plain = Buffer.from(await write())
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    if (kept?.etag === etag) kept.revision = revision
    // A date has no parts of a second: two contents must not share one.
    else {
      const modifiedAt = Math.max(Date.now(), (kept?.modifiedAt ?? 0) + SECOND_MS)
      kept = { revision, etag, modifiedAt, plain }
    }
  }

  return async (request) => {
    const revision = await currentRevision()
    if (revision !== undefined && kept?.revision !== revision) {
      writing ??= renew(revision).finally(() => {
        writing = undefined
      })
      await writing.catch((err) => log.error({ err }, 'a file of the site could not be written'))
    }
    return kept && answer(request, kept, headers)
  }
}

function answer(request: Request, kept: Kept, others: Record<string, string>): Response {
  const headers: Record<string, string> = {
    ...others,
    etag: kept.etag,
    'last-modified': new Date(kept.modifiedAt).toUTCString(),
    vary: 'accept-encoding',
  }
  if (isKnown(request.headers, headers)) return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (encoding) {
    kept[encoding] ??=
      encoding === 'br' ? brotliCompressSync(kept.plain, BROTLI) : gzipSync(kept.plain)
    headers['content-encoding'] = encoding
  }
  const body = (encoding && kept[encoding]) ?? kept.plain
  headers['content-length'] = `${body.length}`
  return new Response(body as Uint8Array<ArrayBuffer>, { headers })
}

/** Whether the reader has this content. Dates are compared as text: another process has its own. */
function isKnown(asked: Headers, { etag, 'last-modified': modified }: Record<string, string>) {
  const tags = asked.get('if-none-match')
  if (tags === null) return asked.get('if-modified-since') === modified
  return tags.split(',').some((tag) => [etag, '*'].includes(tag.trim()))
}
