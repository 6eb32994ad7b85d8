import { CONFIRM_WITHIN_DAYS, type Subscriber } from '../../db/newsletter/subscribers.ts'
import { answerWithStatus } from '../http/page-status.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../settings/business.ts'
import { LinkButton } from './link-button.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterPage } from './newsletter-page.tsx'

/**
 * The page of the confirmation link: asks to confirm the address, then says that it is confirmed.
 */
export function Confirm({ subscriber }: { subscriber: Subscriber | undefined }) {
  if (!subscriber) return <OldLink />
  return subscriber.state === 'subscribed' ? (
    <Confirmed subscriber={subscriber} />
  ) : (
    <NewsletterPage
      title="Confirm your address"
      description="Confirm your address to receive the newsletter."
    >
      <p>
        We send the newsletter to <strong>{subscriber.email}</strong> once you have confirmed it.
      </p>
      <LinkButton path={CONFIRM_PATH} token={subscriber.confirmToken}>
        Confirm my address
      </LinkButton>
    </NewsletterPage>
  )
}

function Confirmed({ subscriber: { email, token } }: { subscriber: Subscriber }) {
  return (
    <NewsletterPage title="You are on the list" description="Your address is confirmed.">
      <p>
        The newsletter goes to <strong>{email}</strong> from now on. You can unsubscribe with the
        link in every message, or here:{' '}
        <a href={`${UNSUBSCRIBE_PATH}?token=${token}`}>unsubscribe</a>.
      </p>
    </NewsletterPage>
  )
}

function OldLink() {
  answerWithStatus(404)
  return (
    <NewsletterPage
      title="This link no longer works"
      description="The link to confirm an address for the newsletter is old or incomplete."
    >
      <p>
        It may be older than {CONFIRM_WITHIN_DAYS} days, part of it may be missing, or the address
        was unsubscribed after it was sent. Enter the address again, and we will send you a new
        link.
      </p>
      <NewsletterForm path={CONFIRM_PATH} />
    </NewsletterPage>
  )
}
