import type { NewsletterDelivery } from '../../db/mail/deliveries.ts'
import { findSubscriber, type Subscriber } from '../../db/newsletter/subscribers.ts'
import { writeNewsletterEmail } from '../emails/write-newsletter-email.ts'
import type { Refusal } from '../mail/mailer.ts'
import type { DeliveryContext, Message } from './message.ts'

const LATE_AFTER_MS = 24 * 3_600_000

/** A message to an address entered in the newsletter box, or undefined if it is outdated. */
export async function newsletterMessage(
  { db, settings }: DeliveryContext,
  delivery: NewsletterDelivery,
): Promise<Message | undefined> {
  const subscriber = await findSubscriber(db, delivery.subscriberId)
  if (!subscriber || isOutdated(delivery, subscriber)) return undefined
  return { write: () => writeNewsletterEmail(settings, delivery, subscriber), isForGood }
}

/**
 * By then the visitor has confirmed through an earlier message, has unsubscribed, or has given up: an address
 * that accepts no mail must not keep the alarm about unsent leads going.
 */
function isOutdated({ topic, createdAt }: NewsletterDelivery, { state }: Subscriber): boolean {
  const isLate = Date.now() - Date.parse(createdAt) > LATE_AFTER_MS
  return isLate || (topic === 'confirm') === (state === 'subscribed')
}

/** A policy refusal (5.7) may be about this site's mail setup, which can be fixed, so it is retried. */
function isForGood({ code, noSuchMailbox }: Refusal): boolean {
  return noSuchMailbox || (code.startsWith('5') && !code.includes(' 5.7.'))
}
