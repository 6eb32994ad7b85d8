import { rendering } from './rendering.ts'

/**
 * Sets a status other than 200 for the page being rendered and keeps its content; Waku's `notFound`
 * would show the 404 page instead. React's requests for parts stay 200.
 */
export function answerWithStatus(status: number): void {
  const page = rendering()
  if (page) page.status = status
}
