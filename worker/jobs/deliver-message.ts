import pLimit from 'p-limit'
import { createElement } from 'react'
import {
  type Delivery,
  findDelivery,
  markFailed,
  markInDoubt,
  markRefused,
  markSending,
  markSent,
  type NewsletterDelivery,
} from '../../db/mail/deliveries.ts'
import { findSubscriber, type Subscriber } from '../../db/newsletter/subscribers.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../../src/settings/business.ts'
import type { Config } from '../../src/settings/config.ts'
import { inSpan } from '../../src/telemetry/spans.ts'
import { composeMail, filenameOf } from '../emails/compose-mail.ts'
import { addressOf, messageIdOf } from '../emails/mail-addresses.ts'
import { NewsletterMessage, newsletterSubject } from '../emails/newsletter-message.tsx'
import { type Outcome, type OutgoingEmail, type Refusal, SendFailed } from '../mail/mailer.ts'
import { recordOutcome } from '../queue/repeat.ts'
import type { DeliveryContext, Message } from './context.ts'
import { leadMessage } from './lead-message.ts'

/**
 * Twice the connections to the mail server: while half of them wait for it, the others are written and
 * recorded. With more, a message would wait for its connection while it counts as being sent.
 */
const sendingSlots = pLimit(16)

/**
 * The job for every message: sends it to the recipients that have not received it yet, and records
 * the outcome.
 * @throws If a recipient has to be retried.
 */
export async function deliverMessage(
  context: DeliveryContext,
  { deliveryId }: { deliveryId: string },
  signal: AbortSignal,
): Promise<void> {
  const delivery = await findDelivery(context.db, deliveryId)
  if (!delivery || delivery.settled) return
  const message = await messageOf(context, delivery)
  if (!message) return
  await sendOnce(delivery.id, async () => {
    await message.ready?.(signal)
    await sendingSlots(async () => {
      if (!(await markSending(context.db, delivery))) {
        throw new Error('Another worker has begun to send this message')
      }
      const { email, outcome } = await send(context, delivery, message, signal)
      await record(context, delivery, message, email, outcome)
    })
  })
}

/** Undefined if the message is no longer needed. */
async function messageOf(
  context: DeliveryContext,
  delivery: Delivery,
): Promise<Message | undefined> {
  return delivery.audience === 'subscriber'
    ? newsletterMessage(context, delivery)
    : leadMessage(context, delivery)
}

async function send(
  context: DeliveryContext,
  delivery: Delivery,
  message: Message,
  signal: AbortSignal,
) {
  try {
    const email = await message.write()
    // Who still has to get it may have changed since the last attempt.
    if (email.recipients.length === 0) return { email, outcome: { accepted: [], refused: [] } }
    const outcome = await sendTo(email, context, signal)
    const others = hasNoMailbox(outcome)
      ? (message.fallback ?? []).filter((one) => !known(email, delivery).includes(one))
      : []
    if (others.length === 0) return { email, outcome }
    const second = await sendTo({ ...email, recipients: others }, context, signal)
    return { email, outcome: { ...second, refused: [...outcome.refused, ...second.refused] } }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const inDoubt = error instanceof SendFailed && error.inDoubt
    await recordOutcome(context.log, () =>
      inDoubt
        ? markInDoubt(context.db, delivery.id, reason)
        : markFailed(context.db, delivery.id, reason, delivery.acceptedBy),
    )
    throw error
  }
}

function sendTo(email: OutgoingEmail, { mail }: DeliveryContext, signal: AbortSignal) {
  const attributes = { side: 'client', recipients: email.recipients.length } as const
  return inSpan('send mail', attributes, () => mail.send(email, signal))
}

function hasNoMailbox({ accepted, refused }: Outcome): boolean {
  return accepted.length === 0 && refused.length > 0 && refused.every((one) => one.noSuchMailbox)
}

function known({ recipients }: OutgoingEmail, { acceptedBy }: Delivery): string[] {
  return [...recipients, ...acceptedBy]
}

/** What a message is about, for the log. */
function subject(delivery: Delivery) {
  const { audience, topic } = delivery
  return delivery.audience === 'subscriber'
    ? { audience, topic }
    : { audience, topic, lead: delivery.submissionId }
}

async function record(
  { db, log }: DeliveryContext,
  delivery: Delivery,
  message: Message,
  email: OutgoingEmail,
  { accepted, refused }: Outcome,
) {
  const { id } = delivery
  const served = [...delivery.acceptedBy, ...accepted]
  const missing = email.recipients.filter((address) => !accepted.includes(address))
  const answers = refused.map((refusal) => refusal.code).join(', ')
  if (missing.length === 0) {
    await recordOutcome(log, () => markSent(db, id, served))
    return log.info({ delivery: id, ...subject(delivery) }, 'a message was sent')
  }
  if (refused.some(message.isForGood)) {
    log.warn({ delivery: id, answers }, 'the address was refused permanently; it is not retried')
    return recordOutcome(log, () => markRefused(db, id, answers))
  }
  const problem = `The mail server refused ${missing.length} of ${email.recipients.length} recipients: ${answers}`
  await recordOutcome(log, () => markFailed(db, id, problem, served))
  throw new Error(problem)
}

const sending = new Set<string>()

/**
 * Sends a message unless this process is already sending it: the queue may start a job again that it
 * took for lost.
 */
async function sendOnce(messageId: string, work: () => Promise<void>): Promise<void> {
  if (sending.has(messageId)) throw new Error('This worker is still sending this message')
  sending.add(messageId)
  try {
    await work()
  } finally {
    sending.delete(messageId)
  }
}

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
