import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { mailboxOf } from '../leads/deliveries.ts'
import type { Db } from '../open.ts'
import { addToOutbox } from '../ops/outbox.ts'
import type { Database } from '../schema/index.ts'
import type { NewsletterTopic } from '../schema/writing.ts'

/** Messages one mailbox gets in a day, however often its address is typed into the box. */
export const LETTERS_PER_MAILBOX_A_DAY = 3

export interface NewsletterLetter {
  id: string
  subscriberId: string
  topic: NewsletterTopic
  /** When a send was begun whose outcome is not known: the server may have taken the message. */
  sendingAt: string | null
  /** Sent, or refused for good: nothing is left to do. */
  settled: boolean
  createdAt: string
}

/** Promises a message to a subscriber, unless the mailbox has had its share today. */
export async function addLetter(
  tx: Transaction<Database>,
  subscriber: { id: string; email: string },
  topic: NewsletterTopic,
): Promise<void> {
  const now = new Date().toISOString()
  for (let place = 1; place <= LETTERS_PER_MAILBOX_A_DAY; place++) {
    const id = randomUUID()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('newsletter_letters')
      .values({
        id,
        subscriber_id: subscriber.id,
        topic,
        quota_key: `${mailboxOf(subscriber.email)} ${now.slice(0, 10)} ${place}`,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('quota_key').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) return addToOutbox(tx, 'mail-newsletter', { letterId: id })
  }
}

/** A letter by its id, or undefined. */
export async function findLetter(db: Db, id: string): Promise<NewsletterLetter | undefined> {
  const row = await db
    .selectFrom('newsletter_letters')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    subscriberId: row.subscriber_id,
    topic: row.topic,
    sendingAt: row.sending_at,
    settled: row.sent_at !== null || row.refused_at !== null,
    createdAt: row.created_at,
  }
}

/**
 * Notes that the mail server is about to be spoken to, and counts a send that may be a repeat.
 * @returns Whether the send is ours: not when the row has changed since `letter` was read.
 */
export async function beginLetter(db: Db, { id, sendingAt }: NewsletterLetter): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_letters')
    .set({
      sending_at: new Date().toISOString(),
      attempts: sql`attempts + 1`,
      ...(sendingAt !== null && { possible_repeats: sql`possible_repeats + 1` }),
    })
    .where('id', '=', id)
    .where('sending_at', sendingAt === null ? 'is' : '=', sendingAt)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** What came of a send. Only `in doubt` leaves it open whether the next one repeats it. */
export type LetterOutcome =
  | { is: 'sent' }
  /** There is no such mailbox: no further try. */
  | { is: 'refused' | 'failed' | 'in doubt'; error: string }

/** Records what came of a send. */
export async function recordLetter(db: Db, id: string, outcome: LetterOutcome): Promise<void> {
  const now = new Date().toISOString()
  await db
    .updateTable('newsletter_letters')
    .set({
      ...(outcome.is !== 'in doubt' && { sending_at: null }),
      ...(outcome.is === 'sent' && { sent_at: now }),
      ...(outcome.is === 'refused' && { refused_at: now }),
      last_error: outcome.is === 'sent' ? null : outcome.error,
    })
    .where('id', '=', id)
    .execute()
}
