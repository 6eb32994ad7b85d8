import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { log } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { appRouter } from './router.ts'

/** Answers /api/trpc/*. */
export async function serveTrpc(request: Request, services: Services): Promise<Response> {
  const cookies: string[] = []
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    allowBatching: false,
    createContext: () => ({
      ...services,
      request,
      setCookie: (line) => {
        cookies.push(line)
      },
    }),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        log.error({ err: error.cause, path }, 'call failed')
    },
  })
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(response.body, { status: response.status, headers })
}
