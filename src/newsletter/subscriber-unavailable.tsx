import { answerWithStatus } from '../http/page-status.ts'
import { NewsletterPage } from './newsletter-page.tsx'

/** Shown instead of a page about a subscriber if the database is unavailable. */
export function SubscriberUnavailable() {
  answerWithStatus(503)
  return (
    <NewsletterPage
      title="We cannot look up your address right now"
      description="The newsletter's list cannot be reached at the moment."
    >
      <p>
        The problem is on our side, and your subscription has not changed. Follow the link in the
        message again in a few minutes.
      </p>
    </NewsletterPage>
  )
}
