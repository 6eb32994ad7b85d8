import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from './router.ts'

/** The browser's way to the tRPC router. */
export const trpc = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/api/trpc' })] })
