import { createTRPCClient, httpLink } from '@trpc/client'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../server/trpc/router.ts'

/** The inputs of the router's procedures. */
export type RouterInput = inferRouterInputs<AppRouter>

/** The browser's tRPC client. */
export const trpc = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/api/trpc' })] })
