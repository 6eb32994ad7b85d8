import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'

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
