import { sql, type Transaction } from 'kysely'
import { type Mail, mailboxOf, takeMailQuota } from '../limits/mail-quota.ts'
import type { RateLimitClient } from '../limits/rate-limit.ts'
import { newId } from '../new-id.ts'
import type { Db } from '../open.ts'
import { enqueueAll, type NewJob } from '../ops/outbox.ts'
import type { Database, LeadTopic } from '../schema/index.ts'
import type { NewsletterTopic } from '../schema/writing.ts'

/**
 * How many messages a day one mailbox gets about its leads, and as many about the newsletter, so
 * that nobody can use a form to flood someone else's mailbox.
 */
export const MESSAGES_PER_MAILBOX_A_DAY = 3

/** What brokers send from the desk. */
export const BY_BROKERS = [
  'reply',
  'certificate',
  'certificate-copy',
] as const satisfies LeadTopic[]

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
  await addDeliveries(tx, [{ delivery }])
}

/**
 * Schedules one message to a visitor, unless the mailbox has reached its limit.
 * @param client Who asked for it; it may then have to wait for staff. Undefined when staff or the
 * site itself send it: only the mailbox's daily limit applies.
 */
export async function addLimitedDelivery(
  tx: Transaction<Database>,
  delivery: NewDelivery,
  to: string,
  client?: Pick<RateLimitClient, 'keyOf' | 'limits'>,
): Promise<void> {
  const { mail } = client ? await takeMailQuota(tx, to, client) : { mail: undefined }
  await addDeliveries(tx, [{ delivery, to, mail }])
}

/** A message to schedule. */
interface Scheduled {
  delivery: NewDelivery
  /** The address of a visitor, whose mailbox has a limit a day. */
  to?: string
  /** What `takeMailQuota` says of it. */
  mail?: Mail | undefined
}

/**
 * Schedules messages in two statements, as others may be waiting for what the transaction has counted.
 * @param jobs What is promised besides.
 */
export async function addDeliveries(
  tx: Transaction<Database>,
  scheduled: Scheduled[],
  jobs: NewJob[] = [],
): Promise<void> {
  const rows = scheduled
    .filter(({ mail }) => mail !== 'not')
    .map(({ delivery, to, mail }) => rowOf(delivery, to, mail === 'wait'))
  const added: NewJob[] = [...jobs]
  for (let left = rows; left.length > 0; ) {
    const stored = await tx
      .insertInto('deliveries')
      .values(left.map(({ row, places }) => ({ ...row, quota_key: places[0] ?? null })))
      .onConflict((conflict) => conflict.column('quota_key').doNothing())
      .returning(['id', 'audience', 'topic', 'waits_since'])
      .execute()
    for (const { id, audience, topic, waits_since } of stored) {
      const ofLead = BY_BROKERS.some((one) => one === topic) ? 'mail-reply' : 'deliver-message'
      const queue = audience === 'subscriber' ? 'mail-newsletter' : ofLead
      if (waits_since === null) added.push({ queue, payload: { deliveryId: id } })
    }
    const ids = new Set(stored.map(({ id }) => id))
    // Its place of the mailbox's day is taken: the next, if there is one.
    left = left
      .filter(({ row, places }) => !ids.has(row.id) && places.length > 1)
      .map(({ row, places }) => ({ row, places: places.slice(1) }))
  }
  await enqueueAll(tx, added)
}

/** The keys of what a mailbox gets in a day. */
function quotaPlaces(email: string, prefix: string): string[] {
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

/** @param to Undefined: no mailbox's limit applies. */
function rowOf(delivery: NewDelivery, to: string | undefined, waits: boolean) {
  const now = new Date().toISOString()
  const isForNewsletter = delivery.audience === 'subscriber'
  return {
    row: {
      id: newId(),
      submission_id: isForNewsletter ? null : delivery.submissionId,
      subscriber_id: isForNewsletter ? delivery.subscriberId : null,
      audience: delivery.audience,
      topic: delivery.topic,
      about_id: isForNewsletter ? null : (delivery.aboutId ?? null),
      waits_since: waits ? now : null,
      created_at: now,
      accepted_by: '[]',
    },
    places: to === undefined ? [] : quotaPlaces(to, isForNewsletter ? 'newsletter ' : ''),
  }
}
