import { randomBytes, randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { normalizeEmail } from '../leads/submissions.ts'
import { count, HOUR_MS, type RateLimitClient } from '../limits/rate-limit.ts'
import { addLimitedDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import type { SubscriberTable } from '../schema/writing.ts'

/** How many days a confirmation link is valid. */
export const CONFIRM_WITHIN_DAYS = 30
/** How long an unsubscribed address is retained, as proof that it was unsubscribed. */
export const UNSUBSCRIBED_DAYS = 365

const DAY_MS = 24 * 3600 * 1000
const TOKEN_BYTES = 24

/** `waiting`: entered but not confirmed. */
export type SubscriberState = 'waiting' | 'subscribed' | 'unsubscribed'

export interface Subscriber {
  id: string
  email: string
  token: string
  confirmToken: string
  state: SubscriberState
}

/**
 * Accepts an address entered in the newsletter box: it is stored once, and a message to it is
 * scheduled unless its mailbox has reached its daily limit. Returns nothing, so that callers cannot
 * disclose whether the address was known.
 * @param client Who entered it: after some sign-ups in an hour, the message waits for staff.
 * @throws TooManySignUps when there were so many that nothing more is stored this hour.
 */
export async function askToSubscribe(
  db: Db,
  asked: { email: string; consentText: string; sourcePath: string | undefined },
  client?: RateLimitClient,
): Promise<void> {
  const email = normalizeEmail(asked.email)
  const now = new Date().toISOString()
  const consent = {
    consent_text: asked.consentText,
    source_path: asked.sourcePath ?? null,
    consented_at: now,
  }
  await inTransaction(db, async (tx) => {
    const limited = client && (await limitSignUp(tx, client))
    await tx
      .insertInto('subscribers')
      .values({
        id: randomUUID(),
        email,
        token: newToken(),
        confirm_token: newToken(),
        created_at: now,
        ...consent,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    // The consent of a subscribed address is the one that was confirmed: do not overwrite it.
    const { numUpdatedRows } = await tx
      .updateTable('subscribers')
      .set(consent)
      .where('email', '=', email)
      .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', 'is not', null)]))
      .executeTakeFirstOrThrow()
    const { id } = await tx
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const topic = numUpdatedRows === 0n ? 'already-subscribed' : 'confirm'
    const delivery = { audience: 'subscriber', subscriberId: id, topic } as const
    await addLimitedDelivery(tx, delivery, email, limited)
  })
}

/** The subscriber whose unsubscribe link has this token, or undefined. */
export async function findByToken(db: Db, token: string): Promise<Subscriber | undefined> {
  const row = await subscribers(db).where('token', '=', token).executeTakeFirst()
  return row && toSubscriber(row)
}

/** The subscriber whose confirmation link has this token, unless the link has expired. */
export async function findByConfirmToken(
  db: Db,
  token: string,
  now = new Date(),
): Promise<Subscriber | undefined> {
  const row = await subscribers(db).where('confirm_token', '=', token).executeTakeFirst()
  const subscriber = row && toSubscriber(row)
  const oldest = new Date(now.getTime() - CONFIRM_WITHIN_DAYS * DAY_MS).toISOString()
  const works = subscriber?.state === 'subscribed' || (row?.consented_at ?? '') >= oldest
  return works ? subscriber : undefined
}

/** A subscriber by id, or undefined. */
export async function findSubscriber(db: Db, id: string): Promise<Subscriber | undefined> {
  const row = await subscribers(db).where('id', '=', id).executeTakeFirst()
  return row && toSubscriber(row)
}

/**
 * Subscribes the address of a confirmation link. Idempotent.
 * @returns Whether the link is valid.
 */
export async function confirmSubscriber(db: Db, token: string, now = new Date()): Promise<boolean> {
  const subscriber = await findByConfirmToken(db, token, now)
  if (!subscriber) return false
  await db
    .updateTable('subscribers')
    .set({ confirmed_at: now.toISOString(), unsubscribed_at: null })
    .where('confirm_token', '=', token)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', 'is not', null)]))
    .execute()
  return true
}

/**
 * Unsubscribes an address and invalidates its confirmation links. Idempotent.
 * @returns Whether the token is known.
 */
export async function unsubscribe(db: Db, token: string): Promise<boolean> {
  await db
    .updateTable('subscribers')
    .set({ unsubscribed_at: new Date().toISOString(), confirm_token: newToken() })
    .where('token', '=', token)
    .where('unsubscribed_at', 'is', null)
    .execute()
  return (await findByToken(db, token)) !== undefined
}

/** A subscriber's state, derived from what has happened. */
export function stateOf(
  row: Pick<Selectable<SubscriberTable>, 'confirmed_at' | 'unsubscribed_at'>,
): SubscriberState {
  if (row.unsubscribed_at !== null) return 'unsubscribed'
  return row.confirmed_at === null ? 'waiting' : 'subscribed'
}

function subscribers(db: Db) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'token', 'confirm_token'])
    .select(['consented_at', 'confirmed_at', 'unsubscribed_at'])
}

function toSubscriber(
  row: Pick<
    Selectable<SubscriberTable>,
    'id' | 'email' | 'token' | 'confirm_token' | 'confirmed_at' | 'unsubscribed_at'
  >,
): Subscriber {
  const { id, email, token, confirm_token: confirmToken } = row
  return { id, email, token, confirmToken, state: stateOf(row) }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** So many addresses were entered that this one is not stored. */
export class TooManySignUps extends Error {}

/** Times the limit of requests: beyond that, nothing is stored. */
const STORED = 5

/**
 * Counts a sign-up for the newsletter.
 * @returns Whom to ask `takeMailQuota` about: after as many sign-ups as one address may send requests,
 * nobody is mailed before staff have looked.
 * @throws TooManySignUps
 */
async function limitSignUp(
  tx: Transaction<Database>,
  client: RateLimitClient,
): Promise<Pick<RateLimitClient, 'keyOf' | 'limits'>> {
  const { keyOf, address, limits } = client
  const { perSender, inAll } = limits.requests
  const [fromAddress, together] = await count(tx, [
    { key: keyOf('signed-up', address), windowMs: HOUR_MS },
    { key: 'sign-ups', windowMs: HOUR_MS },
  ])
  const byAddress = fromAddress?.count ?? 0
  if (byAddress > STORED * perSender || (together?.count ?? 0) > STORED * inAll) {
    throw new TooManySignUps()
  }
  return {
    keyOf,
    limits: byAddress > perSender ? { ...limits, mails: { ...limits.mails, inAll: 0 } } : limits,
  }
}

/** Deletes addresses that were entered before then and never confirmed. */
export async function deleteUnconfirmed(db: Db, consentedBefore: Timestamp): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('consented_at', '<', consentedBefore)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes addresses that were unsubscribed before then and have not been entered again. */
export async function deleteUnsubscribed(db: Db, before: Timestamp): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('unsubscribed_at', '<', before)
    .where('consented_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes messages to subscribers that were scheduled before then: their links have expired. */
export async function deleteOldMessages(db: Db, before: Timestamp): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('subscriber_id', 'is not', null)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
