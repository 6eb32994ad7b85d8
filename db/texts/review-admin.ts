import { findBroker } from '../content/brokers.ts'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import { recordAudit } from '../staff/audit.ts'

interface PagesReviewed {
  brokerId: string
  /** Paths of pages. */
  pages: string[]
  /** In words, for the log. */
  what: string
  staff: { email: string }
}

/**
 * Records that a broker has reviewed pages, in place of earlier reviews of them.
 * @param on YYYY-MM-DD, in the office's time zone.
 * @returns Whether the pages name the broker now, who may have no profile that is shown, or none any more.
 */
export async function recordReviews(
  db: Db,
  { brokerId, pages, what, staff }: PagesReviewed,
  on: string,
): Promise<'shown' | 'hidden' | 'gone'> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    const broker = await findBroker(tx, brokerId)
    if (!broker) return 'gone'
    const row = { broker_id: brokerId, reviewed_on: on, reviewed_at: new Date().toISOString() }
    for (const page of pages) {
      await tx
        .insertInto('reviews')
        .values({ page, ...row })
        .onConflict((conflict) => conflict.column('page').doUpdateSet(row))
        .execute()
    }
    const details = { what }
    await recordAudit(tx, { staff, action: 'broker-reviewed', about: broker.name, details })
    return broker.isShown ? 'shown' : 'hidden'
  })
}

/** Withdraws a broker's reviews of pages. @returns Whether there were any, and the profile still exists. */
export async function withdrawReviews(
  db: Db,
  { brokerId, pages, what, staff }: PagesReviewed,
): Promise<'withdrawn' | 'none' | 'gone'> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    const broker = await findBroker(tx, brokerId)
    if (!broker) return 'gone'
    const { numDeletedRows } = await tx
      .deleteFrom('reviews')
      .where('broker_id', '=', brokerId)
      .where('page', 'in', pages)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return 'none'
    const details = { what }
    await recordAudit(tx, { staff, action: 'broker-review-withdrawn', about: broker.name, details })
    return 'withdrawn'
  })
}
