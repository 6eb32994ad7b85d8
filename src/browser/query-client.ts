import { QueryClient } from '@tanstack/react-query'

/** The browser's query cache. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 2, staleTime: 60_000 } },
})
