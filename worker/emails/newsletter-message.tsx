import { CONFIRM_WITHIN_DAYS } from '../../db/newsletter/subscribers.ts'
import type { NewsletterTopic } from '../../db/schema/writing.ts'
import type { Config } from '../../src/settings/config.ts'
import { Action, Aside, EmailLayout, Paragraph, Title } from './email-layout.tsx'

export interface NewsletterMessageProps {
  site: Config['site']
  siteUrl: string
  topic: NewsletterTopic
  /** The address that confirms, and the one that unsubscribes. */
  confirm: string
  unsubscribe: string
}

/** The subject of a message about the newsletter. */
export function newsletterSubject(topic: NewsletterTopic, siteName: string): string {
  return topic === 'confirm'
    ? `Confirm your address for the ${siteName} newsletter`
    : `You already get the ${siteName} newsletter`
}

/**
 * The message to an address entered in the newsletter box. It contains nothing that was typed
 * there: the address may belong to someone else.
 */
export function NewsletterMessage(props: NewsletterMessageProps) {
  return props.topic === 'confirm' ? <Confirm {...props} /> : <AlreadySubscribed {...props} />
}

function Confirm({ site, siteUrl, confirm, unsubscribe }: NewsletterMessageProps) {
  return (
    <EmailLayout
      site={site}
      title={newsletterSubject('confirm', site.name)}
      preview="One click, and you are on the list"
    >
      <Title>Is this your address?</Title>
      <Paragraph>
        It was typed into the newsletter box at {new URL(siteUrl).host}. If that was you, confirm
        it, and we add you to the list.
      </Paragraph>
      <Action href={confirm}>Confirm my address</Action>
      <Paragraph>The link works for {CONFIRM_WITHIN_DAYS} days.</Paragraph>
      <Paragraph>
        If it was not you, you do not need to do anything. We send nothing to an unconfirmed
        address, and we delete it.
      </Paragraph>
      <Aside href={unsubscribe}>Unsubscribe</Aside>
    </EmailLayout>
  )
}

function AlreadySubscribed({ site, siteUrl, unsubscribe }: NewsletterMessageProps) {
  return (
    <EmailLayout
      site={site}
      title={newsletterSubject('already-subscribed', site.name)}
      preview="There is nothing to do"
    >
      <Title>You are on the list</Title>
      <Paragraph>
        This address was typed into the newsletter box at {new URL(siteUrl).host}. It has been
        confirmed before, so there is nothing to do.
      </Paragraph>
      <Aside href={unsubscribe}>Unsubscribe</Aside>
    </EmailLayout>
  )
}
