import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'

/** When a message last left, or undefined. */
export async function lastSentAt(db: Db): Promise<Timestamp | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select('sent_at')
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? undefined
}
