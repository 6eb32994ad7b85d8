import type { Subscriber } from '../../db/newsletter/subscribers.ts'
import { agency } from '../http/agency.ts'
import { answerWithStatus } from '../http/page-status.ts'
import { UNSUBSCRIBE_PATH } from '../settings/business.ts'
import { NEWSLETTER } from './addresses.ts'
import { LinkButton } from './link-button.tsx'
import { NewsletterPage } from './newsletter-page.tsx'

/** The page of the unsubscribe link: asks to unsubscribe, then says that it is done. */
export function Unsubscribe({ subscriber }: { subscriber: Subscriber | undefined }) {
  if (!subscriber) return <UnknownLink />
  return subscriber.state === 'unsubscribed' ? (
    <Unsubscribed subscriber={subscriber} />
  ) : (
    <NewsletterPage title="Unsubscribe" description="One click ends your subscription.">
      <p>
        Stop sending the newsletter to <strong>{subscriber.email}</strong>?
      </p>
      <LinkButton path={UNSUBSCRIBE_PATH} token={subscriber.token}>
        Unsubscribe
      </LinkButton>
    </NewsletterPage>
  )
}

function Unsubscribed({ subscriber: { email } }: { subscriber: Subscriber }) {
  return (
    <NewsletterPage
      title="You are unsubscribed"
      description="You will not receive any more newsletters."
    >
      <p>
        We will not send any more newsletters to <strong>{email}</strong>. If that was a mistake,
        you can <a href={NEWSLETTER}>subscribe again</a>.
      </p>
    </NewsletterPage>
  )
}

function UnknownLink() {
  const { email } = agency()
  answerWithStatus(404)
  return (
    <NewsletterPage
      title="This link does not match an address"
      description="The link to unsubscribe is incomplete, or its address is not on the list."
    >
      <p>
        Either the address is no longer on our list, or part of the link is missing. If you still
        receive the newsletter, write to <a href={`mailto:${email}`}>{email}</a>, and we will remove
        your address.
      </p>
    </NewsletterPage>
  )
}
