import { MESSAGES_PER_MAILBOX_A_DAY } from '../../../db/mail/deliveries.ts'
import { CONFIRM_WITHIN_DAYS } from '../../../db/newsletter/subscribers.ts'
import { isProvider } from '../../forms/meant-address.ts'
import { NEWSLETTER } from '../../newsletter/addresses.ts'
import { NewsletterPage } from '../../newsletter/newsletter-page.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

export default async function SubscribedPage({ query }: { query?: string }) {
  const meant = new URLSearchParams(query).get('meant')
  return (
    <NewsletterPage title="Check your inbox" description="A message is on its way to you.">
      {isProvider(meant) && (
        <Notice tone="problem">
          <p>
            Did you mean {meant}? If so, <a href={NEWSLETTER}>type your address in again</a>: the
            message goes to the one that you typed.
          </p>
        </Notice>
      )}
      <p>
        A message is on its way to the address you typed. Follow the link in it to confirm that the
        address is yours; we do not send the newsletter before that.
      </p>
      <p>
        The link works for {CONFIRM_WITHIN_DAYS} days. If nothing comes within a few minutes, check
        your spam folder, or check the address and <a href={NEWSLETTER}>type it in again</a>. We
        send at most one such message an hour to an address, and {MESSAGES_PER_MAILBOX_A_DAY} a day.
        If very many people sign up at once, the message may wait until our office has checked it.
      </p>
    </NewsletterPage>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
