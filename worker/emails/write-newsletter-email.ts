import { createElement } from 'react'
import type { NewsletterDelivery } from '../../db/mail/deliveries.ts'
import type { Subscriber } from '../../db/newsletter/subscribers.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../../src/settings/business.ts'
import type { Config } from '../../src/settings/config.ts'
import type { OutgoingEmail } from '../mail/mailer.ts'
import { composeMail, filenameOf } from './compose-mail.ts'
import { addressOf, messageIdOf } from './mail-addresses.ts'
import { NewsletterMessage, newsletterSubject } from './newsletter-message.tsx'

/** Writes a message to an address entered in the newsletter box. */
export async function writeNewsletterEmail(
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
