import { MESSAGES_PER_MAILBOX_A_DAY } from '../../../db/mail/deliveries.ts'
import { CONFIRM_WITHIN_DAYS } from '../../../db/newsletter/subscribers.ts'
import { NEWSLETTER } from '../../newsletter/addresses.ts'
import { NewsletterPage } from '../../newsletter/newsletter-page.tsx'

export default async function SubscribedPage() {
  return (
    <NewsletterPage title="Check your inbox" description="A message is on its way to you.">
      <p>
        A message is on its way to the address you typed. The link in it shows that the address is
        yours; until you have followed it, no newsletter comes.
      </p>
      <p>
        The link works for {CONFIRM_WITHIN_DAYS} days. If nothing comes within a few minutes, look
        among the spam, or check the address and <a href={NEWSLETTER}>type it in again</a>. One
        address gets one such message an hour, and {MESSAGES_PER_MAILBOX_A_DAY} a day at most. While
        very many sign up at once, it can take until our office has looked at it.
      </p>
    </NewsletterPage>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
