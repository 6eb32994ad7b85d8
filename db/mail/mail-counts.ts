import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * Counts one message, shared by all web processes.
 * @param what Whose or which messages these are; stored as a hash, since it can contain an address.
 * @param windowMs For how long messages are counted together, from the first one.
 * @returns Whether it is one of the first `most`.
 */
export async function countMessage(
  tx: Transaction<Database>,
  what: string,
  most: number,
  windowMs: number,
): Promise<boolean> {
  const key = createHash('sha256').update(what).digest('hex')
  const now = Date.now()
  const at = new Date(now).toISOString()
  const ends_at = new Date(now + windowMs).toISOString()
  const { count } = await tx
    .insertInto('mail_counts')
    .values({ key, count: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when mail_counts.ends_at <= ${at} then 1 else mail_counts.count + 1 end`,
        ends_at: sql`case when mail_counts.ends_at <= ${at} then ${ends_at} else mail_counts.ends_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count <= most
}
