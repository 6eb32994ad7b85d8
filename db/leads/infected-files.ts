import { sql, type Transaction } from 'kysely'
import { lockRows } from '../lock-rows.ts'
import { addDelivery, addLimitedDelivery } from '../mail/deliveries.ts'
import type { Database } from '../schema/index.ts'

/**
 * Schedules a message about an infected file to everyone who was sent a message about its submission.
 * A message whose send has not started yet will include the news: it is written only after its send
 * is marked as started, and the rows are locked here, so one of the two sees the other.
 */
export async function announceInfectedFile(
  tx: Transaction<Database>,
  submissionId: string,
  attachmentId: string,
): Promise<void> {
  const { email } = await lockSubmission(tx, submissionId)
  await lockRows(tx, 'deliveries', sql`submission_id = ${submissionId}`)
  const messages = await lockMessages(tx, submissionId)
  const news = { submissionId, topic: 'infected-file', aboutId: attachmentId } as const
  for (const audience of ['agency', 'visitor'] as const) {
    const theirs = messages.filter((message) => message.audience === audience)
    if (theirs.length === 0 || theirs.some(hasNotBegun)) continue
    if (audience === 'agency') await addDelivery(tx, { ...news, audience })
    else if (theirs.some(({ refused_at }) => refused_at === null)) {
      await addLimitedDelivery(tx, { ...news, audience }, email)
    }
  }
}

/** Serializes the verdicts on files of one submission, so that each sees the other's messages. */
function lockSubmission(tx: Transaction<Database>, id: string) {
  return tx
    .updateTable('submissions')
    .set({ lost_files: sql`lost_files` })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
}

function lockMessages(tx: Transaction<Database>, submissionId: string) {
  return tx
    .updateTable('deliveries')
    .set({ attempts: sql`attempts` })
    .where('submission_id', '=', submissionId)
    .returning(['audience', 'sending_at', 'sent_at', 'refused_at', 'accepted_by'])
    .execute()
}

function hasNotBegun(message: {
  sending_at: string | null
  sent_at: string | null
  refused_at: string | null
  accepted_by: string
}): boolean {
  const { sending_at, sent_at, refused_at, accepted_by } = message
  return !sending_at && !sent_at && !refused_at && accepted_by === '[]'
}
