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
    <NewsletterPage title="Unsubscribe" description="One click, and the newsletter ends.">
      <p>
        Shall the newsletter no longer come to <strong>{subscriber.email}</strong>?
      </p>
      <LinkButton path={UNSUBSCRIBE_PATH} token={subscriber.token}>
        Unsubscribe
      </LinkButton>
    </NewsletterPage>
  )
}

function Unsubscribed({ subscriber: { email } }: { subscriber: Subscriber }) {
  return (
    <NewsletterPage title="You are unsubscribed" description="The newsletter has ended.">
      <p>
        No newsletter goes to <strong>{email}</strong> any more. If that was a slip, you can{' '}
        <a href={NEWSLETTER}>subscribe again</a>.
      </p>
    </NewsletterPage>
  )
}

function UnknownLink() {
  const { email } = agency()
  answerWithStatus(404)
  return (
    <NewsletterPage
      title="This link belongs to no address"
      description="The link to unsubscribe is incomplete, or its address is not on the list."
    >
      <p>
        Either its address is no longer on our list, and there is nothing to end, or the link has
        lost a part on its way. If the newsletter still reaches you, write to{' '}
        <a href={`mailto:${email}`}>{email}</a>, and we take you off the list ourselves.
      </p>
    </NewsletterPage>
  )
}
