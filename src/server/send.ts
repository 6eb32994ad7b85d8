import type { FinishedPage } from '../http/finished-page.ts'
import { plainHeaders } from '../http/secure-headers.ts'

/**
 * Sends a finished page, compressed as the browser takes it.
 * @param audience `shared`: the same for everyone, revalidated by its tag. `private`: this visitor's alone.
 */
export function send(
  request: Request,
  page: FinishedPage,
  audience: 'shared' | 'private',
): Response {
  const headers: Record<string, string> = {
    ...plainHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': audience === 'shared' ? 'public, no-cache' : 'private, no-store',
    vary: 'accept-encoding, cookie',
    ...(audience === 'shared' && { etag: page.etag }),
  }
  if (audience === 'shared' && request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers })
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const body = encoding ? page.body(encoding) : page.html
  headers['content-length'] = String(body.length)
  if (encoding) headers['content-encoding'] = encoding
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), {
    status: page.status,
    headers,
  })
}
