import { createElement } from 'react'
import type { NewsletterDelivery } from '../../db/mail/deliveries.ts'
import { findSubscriber, type Subscriber } from '../../db/newsletter/subscribers.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../../src/settings/business.ts'
import type { Config } from '../../src/settings/config.ts'
import { composeMail, filenameOf } from '../emails/compose-mail.ts'
import { addressOf, messageIdOf } from '../emails/mail-addresses.ts'
import { NewsletterMessage, newsletterSubject } from '../emails/newsletter-message.tsx'
import type { OutgoingEmail, Refusal } from '../mail/mailer.ts'
import type { DeliveryContext, Message } from './context.ts'

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

/** Writes a message to an address entered in the newsletter box. */
async function writeNewsletterEmail(
  settings: Config,
  { id, topic, createdAt }: NewsletterDelivery,
  { email, token, confirmToken }: Subscriber,
): Promise<OutgoingEmail> {
  const { site, siteUrl, mailFrom } = settings
  const leave = `${siteUrl}${UNSUBSCRIBE_PATH}?token=${token}`
  const body = createElement(NewsletterMessage, {
    site,
    siteUrl,
    topic,
    confirm: `${siteUrl}${CONFIRM_PATH}?token=${confirmToken}`,
    unsubscribe: leave,
  })
  const messageId = messageIdOf(id, settings)
  const raw = await composeMail(settings, body, {
    to: { name: '', address: email },
    replyTo: { name: site.name, address: site.email },
    subject: newsletterSubject(topic, site.name),
    messageId,
    createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // Mail clients show a button for it (RFC 8058). `prepared` keeps the URL from being folded.
      'List-Unsubscribe': { prepared: true, value: `<${leave}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  return {
    messageId,
    from: addressOf(mailFrom),
    recipients: [email],
    raw,
    filename: filenameOf(createdAt, 'newsletter', id),
  }
}
