import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import type { Mail } from '../limits/mail-quota.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDeliveries } from '../mail/deliveries.ts'
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
    if (released.length === 0) return 0
    await enqueueMessages(tx, released, postsToWebhook)
    await enqueueAmendments(
      tx,
      released.map(({ id }) => id),
    )
    for (const { id } of released)
      await recordAudit(tx, { staff, action: 'lead-released', about: id })
    return released.length
  })
}

/** Schedules the messages about new leads: to the agency, the visitors, and the webhook if there is one. */
export async function enqueueMessages(
  tx: Transaction<Database>,
  leads: readonly { id: string; email: string; mail?: Mail | undefined }[],
  postsToWebhook = false,
): Promise<void> {
  const messages = leads.flatMap(({ id, email, mail }) => {
    const about = { submissionId: id, topic: 'submission' } as const
    return [
      { delivery: { ...about, audience: 'agency' as const } },
      { delivery: { ...about, audience: 'visitor' as const }, to: email, mail },
    ]
  })
  const posted = postsToWebhook ? leads : []
  await addDeliveries(
    tx,
    messages,
    posted.map(({ id }) => ({ queue: 'post-lead', payload: { submissionId: id } })),
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

/** Answers that were changed while their lead was held. */
async function enqueueAmendments(tx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  const amendments = await tx
    .selectFrom('amendments')
    .select(['id', 'submission_id'])
    .where('submission_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  await addDeliveries(
    tx,
    amendments.map(({ id, submission_id }) => ({
      delivery: {
        submissionId: submission_id,
        audience: 'agency',
        topic: 'amendment',
        aboutId: id,
      },
    })),
  )
}
