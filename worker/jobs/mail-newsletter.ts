import {
  beginLetter,
  findLetter,
  type LetterOutcome,
  type NewsletterLetter,
  recordLetter,
} from '../../db/newsletter/newsletter-letters.ts'
import { findSubscriber, type Subscriber } from '../../db/newsletter/subscribers.ts'
import { writeNewsletterLetter } from '../emails/write-newsletter-letter.ts'
import { type Refusal, SendFailed } from '../mail/letter.ts'
import { once } from '../mail/once.ts'
import { persistently } from '../mail/persistently.ts'
import type { Workplace } from './workplace.ts'

const LATE_AFTER_MS = 24 * 3_600_000

type Office = Pick<Workplace, 'db' | 'settings' | 'log' | 'mail'>

/** The job `mail-newsletter`. */
export async function mailNewsletter(
  office: Office,
  { letterId }: { letterId: string },
  signal: AbortSignal,
): Promise<void> {
  const letter = await findLetter(office.db, letterId)
  // An address that was erased takes its letters with it.
  const subscriber = letter && (await findSubscriber(office.db, letter.subscriberId))
  if (!subscriber || letter.settled || isOutdated(letter, subscriber)) return
  await once(letter.id, async () => {
    if (!(await beginLetter(office.db, letter))) {
      throw new Error('Another worker has begun to send this message')
    }
    const { outcome, failure } = await send(office, letter, subscriber, signal)
    await persistently(office.log, () => recordLetter(office.db, letter.id, outcome))
    if (failure) throw failure
  })
}

/**
 * By then the visitor has followed the link of an earlier message, or waits no more: an address that
 * takes no mail must not keep an alarm about leads that wait.
 */
function isOutdated({ topic, createdAt }: NewsletterLetter, { state }: Subscriber): boolean {
  const isLate = Date.now() - Date.parse(createdAt) > LATE_AFTER_MS
  return isLate || (topic === 'confirm' && state === 'subscribed')
}

async function send(
  { settings, mail, log }: Office,
  letter: NewsletterLetter,
  subscriber: Subscriber,
  signal: AbortSignal,
): Promise<{ outcome: LetterOutcome; failure?: Error }> {
  try {
    const written = await writeNewsletterLetter(settings, letter, subscriber)
    const { refused } = await mail.send(written, signal)
    const [refusal] = refused
    if (!refusal) return { outcome: { is: 'sent' } }
    if (isForGood(refusal)) {
      log.warn({ letter: letter.id, answer: refusal.code }, 'an address takes no mail')
      return { outcome: { is: 'refused', error: refusal.code } }
    }
    return failed(new Error(`The mail server refused the recipient: ${refusal.code}`))
  } catch (error) {
    return failed(error as Error)
  }
}

/** A refusal by policy, 5.7, may be about us, and is mended here. */
function isForGood({ code, noSuchMailbox }: Refusal): boolean {
  return noSuchMailbox || (code.startsWith('5') && !code.includes(' 5.7.'))
}

function failed(failure: Error): { outcome: LetterOutcome; failure: Error } {
  const inDoubt = failure instanceof SendFailed && failure.inDoubt
  return { outcome: { is: inDoubt ? 'in doubt' : 'failed', error: failure.message }, failure }
}
