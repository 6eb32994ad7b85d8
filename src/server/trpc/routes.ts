import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { type Context, Hono } from 'hono'
import { limitBody } from '../../http/limit-body.ts'
import { log } from '../../http/log.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import { services } from '../../http/services.ts'
import { appRouter } from './router.ts'

/** Many times what 100 short answers, a long message and ten file ids need. */
const MAX_CALL_BYTES = 256 * 1024

/** The tRPC calls of awake pages, under /api/trpc. */
export const trpcRoutes = new Hono()

trpcRoutes.use(limitBody(MAX_CALL_BYTES, tooLong))
trpcRoutes.on(['GET', 'POST'], '*', (c) => serveTrpc(c.req.raw))
trpcRoutes.all('*', () => methodNotAllowed('GET, HEAD, POST'))

function tooLong(c: Context): Response {
  return c.json({ error: { message: 'That is more text than a form can hold.' } }, 413)
}

async function serveTrpc(request: Request): Promise<Response> {
  const cookies: string[] = []
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    allowBatching: false,
    createContext: () => ({
      ...services(),
      request,
      setCookie: (line) => {
        cookies.push(line)
      },
    }),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        log.error({ err: error.cause, path }, 'a tRPC call failed')
    },
  })
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(response.body, { status: response.status, headers })
}
