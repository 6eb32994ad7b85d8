import { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { unreadableFormPage } from './rate-limit.ts'

/** As long as a small body may take, on any network. */
const MOST_MS = 60_000
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Refuses a body over the limit before the routes below see it. A body of unknown length is read
 * here, up to the limit. Hono's own body limit copies the request in a way that its Node server's
 * requests do not support. A body that takes too long ends its connection: the limit of the server is
 * for a hundred megabytes of photos.
 * @param refuse Makes the response, in the format of the routes below it.
 * @param mostMs Only for tests.
 */
export function limitBody(
  maxBytes: number,
  refuse: (c: Context) => Response = () => unreadableFormPage(413),
  mostMs = MOST_MS,
): MiddlewareHandler {
  return async (c, next) => {
    if (!CHANGING.includes(c.req.method)) return next()
    endIfSlow(c.env?.incoming, mostMs)
    const { headers } = c.req.raw
    const length = headers.get('content-length')
    if (length !== null && !headers.has('transfer-encoding')) {
      return Number(length) > maxBytes ? refuseLast(refuse(c)) : next()
    }
    const body = await readUpTo(maxBytes, c.req.raw.body)
    if (!body) return refuseLast(refuse(c))
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body })
    return next()
  }
}

/** @param request Something else when no server received it, as in tests. */
function endIfSlow(request: unknown, mostMs: number): void {
  if (!(request instanceof IncomingMessage) || request.complete) return
  const timer = setTimeout(() => request.complete || request.destroy(), mostMs)
  request.once('close', () => clearTimeout(timer))
}

/** A whole body; undefined when it is longer than the limit. */
async function readUpTo(
  maxBytes: number,
  stream: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!stream) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  const reader = stream.getReader()
  for (let length = 0; length <= maxBytes; ) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.length
    chunks.push(value)
  }
  // Not canceled: that would close the connection before the response is sent.
  reader.releaseLock()
  return undefined
}

/** The rest of the body is never read, so the connection cannot carry another request. */
function refuseLast(response: Response): Response {
  response.headers.set('connection', 'close')
  return response
}
