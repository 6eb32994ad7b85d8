import { rendering } from './rendering.ts'

/**
 * Answers the page that is being rendered with another status than 200, and with its own content:
 * Waku's `notFound` shows the one 404 page instead. React's own requests for parts stay 200.
 */
export function answerWithStatus(status: number): void {
  const page = rendering()
  if (page) page.status = status
}
