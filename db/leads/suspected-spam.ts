import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import type { Mail } from '../limits/mail-quota.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDeliveries, addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'

/**
 * Releases leads that were held as suspected spam: they join the other leads, and the messages that
 * were withheld are scheduled. If two people release a lead at once, the second one changes nothing.
 * @returns How many were released.
 */
export async function releaseLeads(
  db: Db,
  staff: { email: string },
  ids: readonly string[],
  { postsToWebhook = false } = {},
): Promise<number> {
  if (ids.length === 0) return 0
  return inTransaction(db, async (tx) => {
    await lockRowsOf(tx, 'submissions', ids)
    const released = await tx
      .updateTable('submissions')
      // The revision stays: it counts what staff change, and a new lead that they have not touched is assigned.
      .set({ held_at: null })
      .where('id', 'in', ids)
      .where('held_at', 'is not', null)
      .returning(['id', 'email'])
      .execute()
    for (const { id, email } of released) {
      await enqueueMessages(tx, id, email, { postsToWebhook })
      await enqueueAmendments(tx, id)
      await recordAudit(tx, { staff, action: 'lead-released', about: id })
    }
    return released.length
  })
}

/**
 * Schedules the messages about a new lead: to the agency, the visitor, and the webhook if there is one.
 * @param mail Whether the visitor may be mailed.
 */
export async function enqueueMessages(
  tx: Transaction<Database>,
  submissionId: string,
  email: string,
  {
    postsToWebhook = false,
    mail,
  }: { postsToWebhook?: boolean | undefined; mail?: Mail | undefined },
): Promise<void> {
  const about = { submissionId, topic: 'submission' } as const
  const visitors = { ...about, audience: 'visitor' } as const
  await addDeliveries(
    tx,
    [{ delivery: { ...about, audience: 'agency' } }, { delivery: visitors, to: email, mail }],
    postsToWebhook ? [{ queue: 'post-lead', payload: { submissionId } }] : [],
  )
}

/**
 * The ids of those leads that are held, locked until the transaction ends, so that nobody releases one
 * while it is deleted as spam.
 */
export async function lockHeld(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<string[]> {
  await lockRowsOf(tx, 'submissions', ids)
  const rows = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', 'in', ids)
    .where('held_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Answers that were changed while the lead was held. */
async function enqueueAmendments(tx: Transaction<Database>, submissionId: string): Promise<void> {
  const amendments = await tx
    .selectFrom('amendments')
    .select('id')
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .execute()
  for (const { id } of amendments) {
    await addDelivery(tx, { submissionId, audience: 'agency', topic: 'amendment', aboutId: id })
  }
}
