import { sql, type Transaction } from 'kysely'
import { mailboxOf, takeMailQuota } from '../limits/mail-quota.ts'
import type { Stranger } from '../limits/rate-limit.ts'
import { newId } from '../new-id.ts'
import type { Db } from '../open.ts'
import { addToOutbox } from '../ops/outbox.ts'
import type { Database, LeadTopic } from '../schema/index.ts'
import type { NewsletterTopic } from '../schema/writing.ts'

/**
 * How many messages a day one mailbox gets about its leads, and as many about the newsletter, so
 * that nobody can use a form to flood someone else's mailbox.
 */
export const MESSAGES_PER_MAILBOX_A_DAY = 3

/** A message about a lead. */
export interface LeadDelivery extends Sending {
  audience: 'agency' | 'visitor'
  submissionId: string
  topic: LeadTopic
  /** The row the topic is about, beside the submission. */
  aboutId: string | null
}

/** A message to an address entered in the newsletter box. */
export interface NewsletterDelivery extends Sending {
  audience: 'subscriber'
  subscriberId: string
  topic: NewsletterTopic
}

/** One message to send; `audience` tells the kinds apart. */
export type Delivery = LeadDelivery | NewsletterDelivery

interface Sending {
  id: string
  /** When a send started whose outcome is unknown: the server may have accepted the message. */
  sendingAt: string | null
  /** Sent or permanently refused: nothing is left to do. */
  settled: boolean
  /** Recipients for whom the mail server has accepted the message. */
  acceptedBy: string[]
  createdAt: string
}

type NewDelivery =
  | (Pick<LeadDelivery, 'audience' | 'submissionId' | 'topic'> & { aboutId?: string })
  | Pick<NewsletterDelivery, 'audience' | 'subscriberId' | 'topic'>

/** Schedules one message. */
export async function addDelivery(tx: Transaction<Database>, delivery: NewDelivery): Promise<void> {
  await insert(tx, delivery, null)
}

/**
 * Schedules one message to a visitor, unless the mailbox has reached its limit.
 * @param stranger Who asked for it; it may then have to wait for staff. Undefined when staff or the
 * site itself send it: only the mailbox's daily limit applies.
 */
export async function addLimitedDelivery(
  tx: Transaction<Database>,
  delivery: NewDelivery,
  email: string,
  stranger?: Pick<Stranger, 'keyOf' | 'limits'>,
): Promise<void> {
  const may = stranger ? await takeMailQuota(tx, email, stranger) : 'send'
  if (may === 'not') return
  const prefix = delivery.audience === 'subscriber' ? 'newsletter ' : ''
  for (const place of quotaPlaces(email, prefix)) {
    if (await insert(tx, delivery, place, may === 'wait')) return
  }
}

/** The keys of what a mailbox gets in a day. */
function quotaPlaces(email: string, prefix = ''): string[] {
  const share = `${prefix}${mailboxOf(email)} ${new Date().toISOString().slice(0, 10)}`
  return Array.from({ length: MESSAGES_PER_MAILBOX_A_DAY }, (_, at) => `${share} ${at + 1}`)
}

/** A delivery by its id, or undefined. */
export async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  // The table's check constraint guarantees that the audience matches the non-null ids.
  return {
    id: row.id,
    submissionId: row.submission_id,
    subscriberId: row.subscriber_id,
    audience: row.audience,
    topic: row.topic,
    aboutId: row.about_id,
    sendingAt: row.sending_at,
    settled: row.sent_at !== null || row.refused_at !== null,
    acceptedBy: JSON.parse(row.accepted_by),
    createdAt: row.created_at,
  } as Delivery
}

/**
 * Marks a send as started, and counts it if it may be a repeat.
 * @returns False if the row has changed since `delivery` was read: another worker is sending it.
 */
export async function markSending(db: Db, delivery: Delivery): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({
      sending_at: new Date().toISOString(),
      attempts: sql`attempts + 1`,
      ...(delivery.sendingAt !== null && { possible_repeats: sql`possible_repeats + 1` }),
    })
    .where('id', '=', delivery.id)
    .where('sending_at', delivery.sendingAt === null ? 'is' : '=', delivery.sendingAt)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Records that the server accepted the message for all its recipients. */
export async function markSent(db: Db, id: string, acceptedBy: string[]): Promise<void> {
  await settle(db, id, { sent_at: new Date().toISOString(), acceptedBy, last_error: null })
}

/** Records a definite failure, to be retried, with the recipients that have been served. */
export async function markFailed(
  db: Db,
  id: string,
  error: string,
  acceptedBy: string[],
): Promise<void> {
  await settle(db, id, { acceptedBy, last_error: error })
}

/** Records why it is unknown whether the server accepted the message: the next send may repeat it. */
export async function markInDoubt(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('deliveries').set({ last_error: error }).where('id', '=', id).execute()
}

/** Records a permanent refusal: there is no further attempt. */
export async function markRefused(db: Db, id: string, error: string): Promise<void> {
  await settle(db, id, { refused_at: new Date().toISOString(), acceptedBy: [], last_error: error })
}

function settle(
  db: Db,
  id: string,
  outcome: {
    acceptedBy: string[]
    last_error: string | null
    sent_at?: string
    refused_at?: string
  },
) {
  const { acceptedBy, ...columns } = outcome
  return db
    .updateTable('deliveries')
    .set({ ...columns, accepted_by: JSON.stringify(acceptedBy), sending_at: null })
    .where('id', '=', id)
    .execute()
}

/** @returns False if this slot of the mailbox's daily quota is taken. */
async function insert(
  tx: Transaction<Database>,
  delivery: NewDelivery,
  quotaKey: string | null,
  waits = false,
): Promise<boolean> {
  const id = newId()
  const now = new Date().toISOString()
  const isForNewsletter = delivery.audience === 'subscriber'
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deliveries')
    .values({
      id,
      submission_id: isForNewsletter ? null : delivery.submissionId,
      subscriber_id: isForNewsletter ? delivery.subscriberId : null,
      audience: delivery.audience,
      topic: delivery.topic,
      about_id: isForNewsletter ? null : (delivery.aboutId ?? null),
      quota_key: quotaKey,
      waits_since: waits ? now : null,
      created_at: now,
      accepted_by: '[]',
    })
    .onConflict((conflict) => conflict.column('quota_key').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  if (!waits) {
    const queue = isForNewsletter ? 'mail-newsletter' : 'deliver-message'
    await addToOutbox(tx, queue, { deliveryId: id })
  }
  return true
}
