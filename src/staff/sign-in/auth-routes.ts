import { Hono } from 'hono'
import { limitBody } from '../../http/limit-body.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import type { SiteEnv } from '../../http/site-env.ts'
import { AUTH_CALLS, type AuthCall, callAuth } from '../session/call-auth.ts'
import { MAX_FORM_BYTES } from '../session/staff-form.ts'

/** The endpoints of the sign-in library, under /api/auth, that signing in needs. */
export const authApi = new Hono<SiteEnv>()

authApi.use(limitBody(MAX_FORM_BYTES, () => refuse(413, 'That is too long.')))
for (const [call, method] of Object.entries(AUTH_CALLS) as [AuthCall, string][]) {
  authApi.on(method, call, async (c) => {
    const body = method === 'POST' ? (await c.req.text()) || '{}' : undefined
    return withoutToken(await callAuth(call, c, body))
  })
  authApi.all(call, () => methodNotAllowed(method))
}
authApi.all('*', () => refuse(404, 'There is nothing here.'))

/** A session's token is for the cookie alone, which no script can read. */
async function withoutToken(answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  const said = await answer.json()
  if (said) delete said.token
  if (said?.session) delete said.session.token
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json(said, { status: answer.status, headers })
}

/** The response to a cross-site call. */
export function refuseCrossSiteCall(): Response {
  return refuse(403, 'Sent from another site.')
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}
