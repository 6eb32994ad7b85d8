import {
  type Delivery,
  findDelivery,
  markFailed,
  markInDoubt,
  markRefused,
  markSending,
  markSent,
} from '../../db/mail/deliveries.ts'
import { type Letter, type Outcome, SendFailed } from '../mail/letter.ts'
import { once } from '../mail/once.ts'
import { persistently } from '../mail/persistently.ts'
import { leadMessage } from './lead-message.ts'
import type { Message, Office } from './message.ts'
import { newsletterMessage } from './newsletter-message.ts'

/**
 * The job of every message: sends it to those of its recipients that do not have it yet, and records
 * what came of it.
 * @throws When some recipient has to be tried again.
 */
export async function deliverMessage(
  office: Office,
  { deliveryId }: { deliveryId: string },
  signal: AbortSignal,
): Promise<void> {
  const delivery = await findDelivery(office.db, deliveryId)
  if (!delivery || delivery.settled) return
  const message = await messageOf(office, delivery)
  if (!message) return
  await once(delivery.id, async () => {
    await message.ready?.(signal)
    if (!(await markSending(office.db, delivery))) {
      throw new Error('Another worker has begun to send this message')
    }
    const { letter, outcome } = await send(office, delivery, message, signal)
    await record(office, delivery, message, letter, outcome)
  })
}

/** Undefined when the message is no longer needed. */
async function messageOf(office: Office, delivery: Delivery): Promise<Message | undefined> {
  return delivery.audience === 'subscriber'
    ? newsletterMessage(office, delivery)
    : leadMessage(office, delivery)
}

async function send(office: Office, delivery: Delivery, message: Message, signal: AbortSignal) {
  try {
    const letter = await message.write()
    return { letter, outcome: await office.mail.send(letter, signal) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const inDoubt = error instanceof SendFailed && error.inDoubt
    await persistently(office.log, () =>
      inDoubt
        ? markInDoubt(office.db, delivery.id, reason)
        : markFailed(office.db, delivery.id, reason, delivery.acceptedBy),
    )
    throw error
  }
}

async function record(
  { db, log }: Office,
  { id, acceptedBy }: Delivery,
  message: Message,
  letter: Letter,
  { accepted, refused }: Outcome,
) {
  const served = [...acceptedBy, ...accepted]
  const missing = letter.recipients.filter((address) => !accepted.includes(address))
  const answers = refused.map((refusal) => refusal.code).join(', ')
  if (missing.length === 0) return persistently(log, () => markSent(db, id, served))
  if (refused.some(message.isForGood)) {
    log.warn({ delivery: id, answers }, 'an address takes no mail')
    return persistently(log, () => markRefused(db, id, answers))
  }
  const problem = `The mail server refused ${missing.length} of ${letter.recipients.length} recipients: ${answers}`
  await persistently(log, () => markFailed(db, id, problem, served))
  throw new Error(problem)
}
