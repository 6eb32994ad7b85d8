import { findAmendment } from '../../db/leads/amendments.ts'
import {
  type Delivery,
  findDelivery,
  markFailed,
  markInDoubt,
  markRefused,
  markSending,
  markSent,
} from '../../db/leads/deliveries.ts'
import { findSubmission, type Submission } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { writeLetter } from '../emails/write-letter.ts'
import { type Letter, type Outcome, SendFailed } from '../mail/letter.ts'
import { once } from '../mail/once.ts'
import { persistently } from '../mail/persistently.ts'
import { awaitVerdicts } from './await-verdicts.ts'
import type { Workplace } from './workplace.ts'

type Office = Pick<Workplace, 'db' | 'settings' | 'log' | 'mail'>

/** The job `deliver-message`. */
export async function deliverMessage(
  office: Office,
  { deliveryId }: { deliveryId: string },
  signal: AbortSignal,
): Promise<void> {
  const delivery = await findDelivery(office.db, deliveryId)
  if (!delivery || delivery.settled) return
  await deliver(office, delivery, signal)
}

/**
 * Sends a message to those of its recipients that do not have it yet, and records what came of it.
 * @throws When some recipient has to be tried again.
 */
export async function deliver(
  office: Office,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const submission = await subjectOf(office.db, delivery)
  await once(delivery.id, async () => {
    await awaitVerdicts(office, delivery, signal)
    if (!(await markSending(office.db, delivery))) {
      throw new Error('Another worker has begun to send this message')
    }
    // Only now: a verdict that comes later finds a message that has begun, and sends news after it.
    const letter = await write(office, delivery, submission)
    const outcome = await send(office, delivery, letter, signal)
    await record(office, delivery, letter, outcome)
  })
}

/** The submission, with the answers that this delivery is about. */
async function subjectOf(
  db: Db,
  { id, submissionId, topic, aboutId }: Delivery,
): Promise<Submission> {
  const submission = await findSubmission(db, submissionId)
  if (!submission) throw new Error(`Delivery ${id} has no submission`)
  const amended = topic === 'amendment' && aboutId ? await findAmendment(db, aboutId) : undefined
  return amended ? { ...submission, formData: amended } : submission
}

async function write(office: Office, delivery: Delivery, submission: Submission): Promise<Letter> {
  try {
    return await writeLetter(office, delivery, submission)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await persistently(office.log, () =>
      markFailed(office.db, delivery.id, message, delivery.acceptedBy),
    )
    throw error
  }
}

async function send(office: Office, delivery: Delivery, letter: Letter, signal: AbortSignal) {
  try {
    return await office.mail.send(letter, signal)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const inDoubt = error instanceof SendFailed && error.inDoubt
    await persistently(office.log, () =>
      inDoubt
        ? markInDoubt(office.db, delivery.id, message)
        : markFailed(office.db, delivery.id, message, delivery.acceptedBy),
    )
    throw error
  }
}

async function record(
  { db, log }: Office,
  { id, audience, acceptedBy }: Delivery,
  letter: Letter,
  { accepted, refused }: Outcome,
) {
  const served = [...acceptedBy, ...accepted]
  const missing = letter.recipients.filter((address) => !accepted.includes(address))
  const answers = refused.map((refusal) => refusal.code).join(', ')
  if (missing.length === 0) return persistently(log, () => markSent(db, id, served))
  if (audience === 'visitor' && refused.some((refusal) => refusal.noSuchMailbox)) {
    log.warn({ delivery: id, answers }, 'the visitor gave an address that does not exist')
    return persistently(log, () => markRefused(db, id, answers))
  }
  const problem = `The mail server refused ${missing.length} of ${letter.recipients.length} recipients: ${answers}`
  await persistently(log, () => markFailed(db, id, problem, served))
  throw new Error(problem)
}
