import { AsyncLocalStorage } from 'node:async_hooks'

const rendering = new AsyncLocalStorage<{ status?: number }>()

/**
 * Answers the page that is being rendered with another status than 200, and with its own content:
 * Waku's `notFound` shows the one 404 page instead. React's own requests for parts stay 200.
 */
export function answerWithStatus(status: number): void {
  const page = rendering.getStore()
  if (page) page.status = status
}

/** Runs a page's render to its end, and says which status the page asked for, if any. */
export async function noticingStatus<T>(
  render: () => Promise<T>,
): Promise<{ rendered: T; status: number | undefined }> {
  const page: { status?: number } = {}
  const rendered = await rendering.run(page, render)
  return { rendered, status: page.status }
}
