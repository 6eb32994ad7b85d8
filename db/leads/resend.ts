import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { lockRowsOf } from '../lock-rows.ts'
import { addDelivery, BY_BROKERS } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database, LeadTopic } from '../schema/index.ts'
import { isRecorded, recordAudit } from '../staff/audit.ts'
import { uuidOf } from '../uuid-of.ts'

export type ResendResult =
  | 'promised'
  | 'held'
  | 'still waiting'
  | 'sent since'
  | 'no such message'
  | 'gone'

/**
 * Promises a message about a lead once more, unless the same one has not left yet.
 * @param messageId The one to repeat; undefined: the visitor's confirmation, which may never have been
 * promised. What a broker wrote is repeated only by its latest message: of two who see that it failed, one sends it.
 * @param press Of the page whose button asks for it: sent again, as by a reload, it promises nothing more.
 */
export async function sendAgain(
  db: Db,
  staff: { email: string },
  leadId: string,
  messageId: string | undefined,
  press?: string,
): Promise<ResendResult> {
  const entry = press && uuidOf(`${leadId} ${press} ${messageId}`)
  return inTransaction(db, async (tx) => {
    // Locked: two who press the button at once come one after the other.
    await lockRowsOf(tx, 'submissions', [leadId])
    const lead = await tx
      .selectFrom('submissions')
      .select('held_at')
      .where('id', '=', leadId)
      .executeTakeFirst()
    if (!lead) return 'gone'
    if (entry && (await isRecorded(tx, entry))) return 'promised'
    if (lead.held_at !== null) return 'held'
    const message = messageId ? await findMessage(tx, leadId, messageId) : CONFIRMATION
    if (!message) return 'no such message'
    const { audience, topic, aboutId } = message
    const isByBroker = BY_BROKERS.some((one) => one === topic)
    if (audience === 'visitor' && topic !== 'submission' && !isByBroker) return 'no such message'
    const same = await tx
      .selectFrom('deliveries')
      .select(['id', 'sent_at', 'refused_at'])
      .where('submission_id', '=', leadId)
      .where('audience', '=', audience)
      .where('topic', '=', topic)
      .where('about_id', aboutId === undefined ? 'is' : '=', aboutId ?? null)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    if (same.some((one) => one.sent_at === null && one.refused_at === null)) return 'still waiting'
    if (isByBroker && same.at(-1)?.id !== messageId) return 'sent since'
    await addDelivery(tx, { submissionId: leadId, audience, topic, ...(aboutId && { aboutId }) })
    await recordAudit(tx, {
      staff,
      action: 'message-sent-again',
      about: leadId,
      details: { audience, topic },
      id: entry,
    })
    return 'promised'
  })
}

interface Message {
  audience: 'agency' | 'visitor'
  topic: LeadTopic
  aboutId: string | undefined
}

const CONFIRMATION: Message = { audience: 'visitor', topic: 'submission', aboutId: undefined }

async function findMessage(
  tx: Transaction<Database>,
  leadId: string,
  id: string,
): Promise<Message | undefined> {
  const row = await tx
    .selectFrom('deliveries')
    .select(['audience', 'topic', 'about_id'])
    .where('id', '=', id)
    .where('submission_id', '=', leadId)
    .executeTakeFirst()
  return (
    row && {
      // The table's own check holds that these are messages about leads.
      audience: row.audience as Message['audience'],
      topic: row.topic as LeadTopic,
      aboutId: row.about_id ?? undefined,
    }
  )
}
