import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from '../server/trpc/router.ts'

/** The browser's way to the tRPC router. */
export const trpc = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/api/trpc' })] })
