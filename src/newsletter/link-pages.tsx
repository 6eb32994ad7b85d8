import { CONFIRM_WITHIN_DAYS, type Subscriber } from '../../db/newsletter/subscribers.ts'
import { agency } from '../http/agency.ts'
import { orFallback } from '../http/fallback.ts'
import { answerWithStatus } from '../http/page-status.ts'
import { services } from '../http/services.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../settings/business.ts'
import { NEWSLETTER, tokenIn } from './addresses.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { LinkButton, NewsletterPage } from './newsletter-page.tsx'

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

/**
 * Finds the subscriber of a link.
 * @returns Undefined when the link belongs to no subscriber, or no longer does.
 */
export async function loadSubscriber(
  query: string | undefined,
  find: (db: ReturnType<typeof services>['db'], token: string) => Promise<Subscriber | undefined>,
): Promise<Subscriber | undefined | 'unavailable'> {
  const token = tokenIn(new URLSearchParams(query))
  if (!token) return undefined
  return orFallback<Subscriber | undefined | 'unavailable'>(
    'a subscriber',
    () => find(services().db, token),
    'unavailable',
  )
}
