import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'

/** Deletes addresses that were typed in before then and that nobody has confirmed. */
export async function deleteUnconfirmed(db: Db, consentedBefore: Timestamp): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('consented_at', '<', consentedBefore)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes addresses that were unsubscribed before then, and have not been typed in since. */
export async function deleteUnsubscribed(db: Db, before: Timestamp): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('unsubscribed_at', '<', before)
    .where('consented_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes messages to subscribers that were promised before then: what they say no longer holds. */
export async function deleteOldMessages(db: Db, before: Timestamp): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('subscriber_id', 'is not', null)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
