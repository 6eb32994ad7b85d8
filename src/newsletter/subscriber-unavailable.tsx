import { answerWithStatus } from '../http/page-status.ts'
import { MailLinkPage } from '../layout/mail-link-page.tsx'

/** Shown instead of a page about a subscriber if the database is unavailable. */
export function SubscriberUnavailable() {
  answerWithStatus(503)
  return (
    <MailLinkPage
      title="We cannot look that up just now"
      description="The newsletter's list cannot be reached at the moment."
    >
      <p>
        The fault is ours, and nothing has changed. Follow the link in the message again in a few
        minutes.
      </p>
    </MailLinkPage>
  )
}
