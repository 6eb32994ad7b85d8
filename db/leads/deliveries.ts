import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../open.ts'
import { addToOutbox } from '../ops/outbox.ts'
import type { Database, DeliveryTopic } from '../schema/index.ts'

/** Messages one address gets in a day, so that nobody can use the forms to mail a stranger. */
export const RECEIPTS_PER_ADDRESS_A_DAY = 3

export interface Delivery {
  id: string
  submissionId: string
  audience: 'agency' | 'visitor'
  topic: DeliveryTopic
  /** The row the topic is about, beside the submission. */
  aboutId: string | null
  /** When a send was begun whose outcome is not known: the server may have taken the message. */
  sendingAt: string | null
  /** Sent, or refused for good: nothing is left to do. */
  settled: boolean
  acceptedBy: string[]
  createdAt: string
}

/** Promises the agency's message, and the visitor's unless the address has had its share today. */
export async function addDeliveries(
  tx: Transaction<Database>,
  submissionId: string,
  visitorEmail: string,
): Promise<void> {
  await addDelivery(tx, { submissionId, audience: 'agency', topic: 'submission' })
  await addVisitorDelivery(tx, { submissionId, topic: 'submission' }, visitorEmail)
}

/** Promises a message to the visitor, unless the address has had its share today. */
export async function addVisitorDelivery(
  tx: Transaction<Database>,
  message: { submissionId: string; topic: DeliveryTopic; aboutId?: string },
  visitorEmail: string,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  for (let place = 1; place <= RECEIPTS_PER_ADDRESS_A_DAY; place++) {
    const quotaKey = `${mailboxOf(visitorEmail)} ${day} ${place}`
    if (await addDelivery(tx, { ...message, audience: 'visitor', quotaKey })) return
  }
}

/** A delivery by its id, or undefined. */
export async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    submissionId: row.submission_id,
    audience: row.audience,
    topic: row.topic,
    aboutId: row.about_id,
    sendingAt: row.sending_at,
    settled: row.sent_at !== null || row.refused_at !== null,
    acceptedBy: JSON.parse(row.accepted_by),
    createdAt: row.created_at,
  }
}

/**
 * Notes that the mail server is about to be spoken to, and counts a send that may be a repeat.
 * @returns Whether the send is ours: not when the row has changed since `delivery` was read.
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

/** Records that the server took the message for all its recipients. */
export async function markSent(db: Db, id: string, acceptedBy: string[]): Promise<void> {
  await settle(db, id, { sent_at: new Date().toISOString(), acceptedBy, last_error: null })
}

/** Records a definite failure, to be tried again; recipients already served are kept. */
export async function markFailed(
  db: Db,
  id: string,
  error: string,
  acceptedBy: string[],
): Promise<void> {
  await settle(db, id, { acceptedBy, last_error: error })
}

/** Records why it is not known whether the server took the message: the next send may repeat it. */
export async function markInDoubt(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('deliveries').set({ last_error: error }).where('id', '=', id).execute()
}

/** Records that the visitor's address does not exist: no further try. */
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

/**
 * Promises one message.
 * @returns False when its place in the address's daily quota is taken.
 */
export async function addDelivery(
  tx: Transaction<Database>,
  delivery: {
    submissionId: string
    audience: 'agency' | 'visitor'
    topic: DeliveryTopic
    aboutId?: string
    quotaKey?: string
  },
): Promise<boolean> {
  const id = randomUUID()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deliveries')
    .values({
      id,
      submission_id: delivery.submissionId,
      audience: delivery.audience,
      topic: delivery.topic,
      about_id: delivery.aboutId ?? null,
      quota_key: delivery.quotaKey ?? null,
      created_at: new Date().toISOString(),
      accepted_by: '[]',
    })
    .onConflict((conflict) => conflict.column('quota_key').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  await addToOutbox(tx, 'deliver-message', { deliveryId: id })
  return true
}

/** Addresses that reach one mailbox: what follows a plus sign is the owner's own label. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@')
}
