import { Readable } from 'node:stream'
import { PICTURE_POLICY } from '../http/secure-headers.ts'
import type { ObjectStore } from '../storage/objects.ts'
import { hasUniqueName } from './store-picture.ts'

const HOUR_S = 3600
const YEAR_S = 31_536_000
/** Uploads by staff are re-encoded into one of these; nothing else under `images/` is served. */
const SERVED = ['image/avif', 'image/webp', 'image/png', 'image/jpeg']

/** Serves pictures uploaded by staff under `/images/*`; visitors' files are never stored there. */
export async function serveImage(request: Request, store: ObjectStore): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, { allow: 'GET, HEAD' })
  }
  const key = keyOf(request)
  if (!key) return refusal(404)
  try {
    const object = await store.get(key)
    if (!object) return refusal(404)
    if (request.method === 'HEAD' || !SERVED.includes(object.contentType)) object.body.destroy()
    if (!SERVED.includes(object.contentType)) return refusal(404)
    const body =
      request.method === 'HEAD' ? null : (Readable.toWeb(object.body) as ReadableStream<Uint8Array>)
    return new Response(body, {
      headers: {
        'content-type': object.contentType,
        'content-length': String(object.sizeBytes),
        'cache-control': hasUniqueName(key)
          ? `public, max-age=${YEAR_S}, immutable`
          : `public, max-age=${HOUR_S}`,
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': PICTURE_POLICY,
      },
    })
  } catch {
    return refusal(503)
  }
}

function keyOf({ url }: Request): string | undefined {
  try {
    const key = decodeURIComponent(new URL(url).pathname).slice(1)
    return key.split('/').some((part) => !part || part.startsWith('.')) ? undefined : key
  } catch {
    return undefined
  }
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
