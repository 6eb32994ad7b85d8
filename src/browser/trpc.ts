import { createTRPCClient, httpLink } from '@trpc/client'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../server/trpc/router.ts'

/** What each call of the router takes. */
export type RouterInput = inferRouterInputs<AppRouter>

/** The browser's way to the tRPC router. */
export const trpc = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/api/trpc' })] })
