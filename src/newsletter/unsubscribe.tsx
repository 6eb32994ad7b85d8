import type { Subscriber } from '../../db/newsletter/subscribers.ts'
import { agency } from '../http/agency.ts'
import { answerWithStatus } from '../http/page-status.ts'
import { MailLinkPage } from '../layout/mail-link-page.tsx'
import { UNSUBSCRIBE_PATH } from '../settings/business.ts'
import { NEWSLETTER } from './addresses.ts'
import { LinkButton } from './link-button.tsx'

/** The page of the unsubscribe link: asks to unsubscribe, then says that it is done. */
export function Unsubscribe({ subscriber }: { subscriber: Subscriber | undefined }) {
  if (!subscriber) return <UnknownLink />
  return subscriber.state === 'unsubscribed' ? (
    <Unsubscribed subscriber={subscriber} />
  ) : (
    <MailLinkPage title="Unsubscribe" description="One click ends your subscription.">
      <p>
        Shall the newsletter no longer come to <strong>{subscriber.email}</strong>?
      </p>
      <LinkButton path={UNSUBSCRIBE_PATH} token={subscriber.token}>
        Unsubscribe
      </LinkButton>
    </MailLinkPage>
  )
}

function Unsubscribed({ subscriber: { email } }: { subscriber: Subscriber }) {
  return (
    <MailLinkPage title="You are unsubscribed" description="You will get no more newsletters.">
      <p>
        We send no more newsletters to <strong>{email}</strong>. If that was a mistake, you can{' '}
        <a href={NEWSLETTER}>subscribe again</a>.
      </p>
    </MailLinkPage>
  )
}

function UnknownLink() {
  const { email } = agency()
  answerWithStatus(404)
  return (
    <MailLinkPage
      title="This link does not match an address"
      description="The link to unsubscribe is incomplete, or its address is not on the list."
    >
      <p>
        Either its address is no longer on our list, and there is nothing to end, or the link has
        lost a part on its way. If the newsletter still reaches you, write to{' '}
        <a href={`mailto:${email}`}>{email}</a>, and we take you off the list ourselves.
      </p>
    </MailLinkPage>
  )
}
