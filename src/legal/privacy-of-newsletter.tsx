import { CONFIRM_WITHIN_DAYS, UNSUBSCRIBED_DAYS } from '../../db/newsletter/subscribers.ts'
import type { TextPart } from '../layout/text-page.tsx'

/** What the newsletter stores, and for how long. */
export function privacyOfNewsletter(): TextPart {
  return {
    id: 'newsletter',
    title: 'The newsletter',
    text: (
      <>
        <p>
          If you subscribe, we keep your email address, the sentence you agreed to, the page it
          stood on, and when you typed the address in and confirmed it. We use them to send you the
          newsletter and to show that you asked for it, and for nothing else. The company that sends
          our email may be given the list for that purpose alone.
        </p>
        <p>
          No newsletter comes before you have followed the link in a message that we send to the
          address. An unconfirmed address is deleted after {CONFIRM_WITHIN_DAYS} days.
        </p>
        <p>
          Every message carries a link that ends it with one click. We then keep the address, marked
          as unsubscribed, for {UNSUBSCRIBED_DAYS} days, to be able to show that it was, and delete
          it. If you want it erased at once, write to us.
        </p>
      </>
    ),
  }
}
