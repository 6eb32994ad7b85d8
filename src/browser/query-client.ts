import { QueryClient } from '@tanstack/react-query'

/** The one cache of answers in the browser. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 2, staleTime: 60_000 } },
})
