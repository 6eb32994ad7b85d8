import type { RequestContext } from '../../http/request-context.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { config } from '../../settings/config.ts'
import { AUTH_CALLS, type AuthCall, askAuth } from '../session/ask-auth.ts'

const MAX_BODY_LENGTH = 8 * 1024

/** Answers /api/auth/*: of the sign-in library's own addresses, those that signing in needs. */
export async function serveAuth(request: Request, context: RequestContext): Promise<Response> {
  const call = new URL(request.url).pathname.slice('/api/auth'.length) as AuthCall
  if (AUTH_CALLS[call] !== request.method) return refuse(404, 'There is nothing here.')
  if (request.method === 'GET') return askAuth(call, request, context)
  if (!isSameOrigin(request, config().siteUrl)) return refuse(403, 'Sent from another site.')
  const body = await request.text()
  if (body.length > MAX_BODY_LENGTH) return refuse(413, 'That is too long.')
  return askAuth(call, request, context, body || '{}')
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}
