import { inTransaction } from '../in-transaction.ts'
import { textsFromJson } from '../json-text.ts'
import { newId } from '../new-id.ts'
import type { Db } from '../open.ts'
import { enqueue } from '../ops/outbox.ts'
import type { HeldReason } from './spam-check.ts'

/** These say that many came at once, and nothing of who sent them: people at a boat show share an address. */
const LIMITS: readonly string[] = ['address', 'mailbox', 'in-all'] satisfies HeldReason[]
const LISTED = 20
/** Of one run; the next has the others. */
const MOST = 1000

/**
 * Promises the agency one message about all leads that a limit alone holds and of which none has told it yet.
 * What shows signs of a program is in none.
 * @returns How many leads it is about.
 */
export async function promiseHeldNotice(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const held = await tx
      .selectFrom('submissions')
      .select(['id', 'held_reasons'])
      .where('held_at', 'is not', null)
      .where('held_told_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const ids = held
      .filter(({ held_reasons }) => isByLimit(textsFromJson(held_reasons)))
      .slice(0, MOST)
      .map(({ id }) => id)
    if (ids.length === 0) return 0
    const told = await tx
      .updateTable('submissions')
      .set({ held_told_at: new Date().toISOString() })
      .where('id', 'in', ids)
      // Another worker may have been as fast, or staff have released it.
      .where('held_told_at', 'is', null)
      .where('held_at', 'is not', null)
      .returning('id')
      .execute()
    if (told.length === 0) return 0
    const isTold = new Set(told.map(({ id }) => id))
    const leadIds = ids.filter((id) => isTold.has(id)).slice(0, LISTED)
    await enqueue(tx, 'mail-held', { id: newId(), leadIds, inAll: told.length })
    return told.length
  })
}

/** How many leads a limit alone holds since then, a thousand at most, and how many of them that of one address. */
export async function countHeldByLimit(
  db: Db,
  since: Date,
): Promise<{ held: number; byAddress: number }> {
  const rows = await db
    .selectFrom('submissions')
    .select('held_reasons')
    .where('held_at', 'is not', null)
    .where('created_at', '>=', since.toISOString())
    .limit(MOST)
    .execute()
  const held = rows.map(({ held_reasons }) => textsFromJson(held_reasons)).filter(isByLimit)
  const byAddress = held.filter((reasons) => reasons.includes('address' satisfies HeldReason))
  return { held: held.length, byAddress: byAddress.length }
}

function isByLimit(reasons: string[]): boolean {
  return reasons.length > 0 && reasons.every((reason) => LIMITS.includes(reason))
}
