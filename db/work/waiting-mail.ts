import { sql, type Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRows } from '../lock-rows.ts'
import type { Db } from '../open.ts'
import { enqueue } from '../ops/outbox.ts'
import type { Database, Timestamp } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'

/** Messages to strangers that wait until staff release or discard them. */
export interface WaitingMail {
  /** Confirmations of requests. */
  leads: number
  newsletter: number
  oldest: Timestamp | undefined
}

/** How many messages wait for staff, and since when. */
export async function countWaitingMail(db: Db): Promise<WaitingMail> {
  const rows = await db
    .selectFrom('deliveries')
    .select((eb) => [
      'audience',
      eb.fn.countAll().as('messages'),
      eb.fn.min('waits_since').as('oldest'),
    ])
    .where('waits_since', 'is not', null)
    .groupBy('audience')
    .execute()
  const of = (isNewsletter: boolean) =>
    rows.filter(({ audience }) => (audience === 'subscriber') === isNewsletter)
  const sum = (some: typeof rows) => some.reduce((all, row) => all + Number(row.messages), 0)
  const [oldest] = rows.flatMap((row) => row.oldest ?? []).sort()
  return { leads: sum(of(false)), newsletter: sum(of(true)), oldest }
}

/**
 * Sends every message that waited by then. Two who do this at once send each message once.
 * @returns How many.
 */
export async function releaseMail(
  db: Db,
  staff: { email: string },
  until: Timestamp,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockRows(tx, 'deliveries', sql`waits_since <= ${until}`)
    const released = await tx
      .updateTable('deliveries')
      // An old message about the newsletter would not be sent any more: it is promised now.
      .set({ waits_since: null, created_at: new Date().toISOString() })
      .where('waits_since', '<=', until)
      .returning(['id', 'audience', 'subscriber_id', 'topic'])
      .execute()
    const repeats = repeatedOf(released)
    if (repeats.length > 0) await tx.deleteFrom('deliveries').where('id', 'in', repeats).execute()
    for (const { id, audience } of released) {
      if (repeats.includes(id)) continue
      const queue = audience === 'subscriber' ? 'mail-newsletter' : 'deliver-message'
      await enqueue(tx, queue, { deliveryId: id })
    }
    return record(tx, staff, 'waiting-mail-released', released.length - repeats.length)
  })
}

/** Deletes every message that waited by then; who asked for it can ask again. */
export async function discardMail(
  db: Db,
  staff: { email: string },
  until: Timestamp,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockRows(tx, 'deliveries', sql`waits_since <= ${until}`)
    const { numDeletedRows } = await tx
      .deleteFrom('deliveries')
      .where('waits_since', '<=', until)
      .executeTakeFirstOrThrow()
    return record(tx, staff, 'waiting-mail-discarded', Number(numDeletedRows))
  })
}

/** All but one of the messages to an address of the newsletter that say the same. */
function repeatedOf(rows: { id: string; subscriber_id: string | null; topic: string }[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap(({ id, subscriber_id, topic }) => {
    if (subscriber_id === null) return []
    const message = `${subscriber_id} ${topic}`
    const isRepeat = seen.has(message)
    seen.add(message)
    return isRepeat ? [id] : []
  })
}

async function record(
  tx: Transaction<Database>,
  staff: { email: string },
  action: string,
  messages: number,
): Promise<number> {
  if (messages > 0) await recordAudit(tx, { staff, action, details: { messages } })
  return messages
}
