import type { Transaction } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import { requeue } from '../ops/outbox.ts'
import type { Database, LeadTopic } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { latestImport, startImport } from '../writing/imports.ts'
import { promisedAgain } from './failed-work.ts'

/** `nothing`: it was retried before, or is done. `sending`: the mail server has it just now. */
export type RetryResult = 'promised' | 'nothing' | 'sending'

/** Longer than any send takes. */
const SENDING_MS = 2 * 60_000

/** Has an open job tried at once. The same job is scheduled again only once, however often this is asked. */
export async function retryJob(db: Db, staff: { email: string }, id: string): Promise<RetryResult> {
  return db
    .transaction()
    .execute(async (tx) => {
      const job = await requeue(tx, id)
      if (!job) return 'nothing'
      const message = job.payload.includes('deliveryId')
        ? await findMessage(tx, JSON.parse(job.payload).deliveryId)
        : undefined
      if (message?.sending_at && Date.now() - Date.parse(message.sending_at) < SENDING_MS) {
        throw new BeingSent()
      }
      const about = message?.submission_id ?? (await leadOf(tx, job.payload)) ?? id
      await recordAudit(tx, { staff, action: 'work-retried', about, details: { queue: job.queue } })
      return 'promised' as const
    })
    .catch((error): RetryResult => {
      if (error instanceof BeingSent) return 'sending'
      throw error
    })
}

/** Promises a refused message once more. */
export async function retryMessage(
  db: Db,
  staff: { email: string },
  id: string,
): Promise<RetryResult> {
  return inTransaction(db, async (tx) => {
    // Locked: two who press the button at once come one after the other.
    const message = await tx
      .updateTable('deliveries')
      .set((eb) => ({ attempts: eb.ref('attempts') }))
      .where('id', '=', id)
      .where('refused_at', 'is not', null)
      .where('audience', '<>', 'subscriber')
      .returning(['audience', 'topic', 'about_id', 'submission_id'])
      .executeTakeFirst()
    if (!message?.submission_id) return 'nothing'
    const again = await tx
      .selectFrom('deliveries')
      .select('id')
      .where('id', '=', id)
      .where((eb) => eb.exists(promisedAgain(eb)))
      .executeTakeFirst()
    if (again) return 'nothing'
    await addDelivery(tx, {
      submissionId: message.submission_id,
      // The table's own check holds that these are messages about leads.
      audience: message.audience as 'agency' | 'visitor',
      topic: message.topic as LeadTopic,
      ...(message.about_id && { aboutId: message.about_id }),
    })
    await recordAudit(tx, {
      staff,
      action: 'work-retried',
      about: message.submission_id,
      details: { message: message.topic, audience: message.audience },
    })
    return 'promised'
  })
}

/** Starts an import again, if it is the newest one and has ended. */
export async function retryImport(
  db: Db,
  staff: { email: string },
  id: string,
): Promise<RetryResult> {
  const latest = await latestImport(db)
  if (latest?.id !== id || !latest.finishedAt) return 'nothing'
  const { isNew } = await startImport(db, { startedBy: staff.email })
  return isNew ? 'promised' : 'nothing'
}

/** Rolls the promise back. */
class BeingSent extends Error {}

async function findMessage(tx: Transaction<Database>, id: string) {
  return tx
    .selectFrom('deliveries')
    .select(['sending_at', 'submission_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function leadOf(tx: Transaction<Database>, payload: string): Promise<string | undefined> {
  const { submissionId, attachmentId } = JSON.parse(payload)
  if (submissionId || !attachmentId) return submissionId
  const file = await tx
    .selectFrom('attachments')
    .select('submission_id')
    .where('id', '=', attachmentId)
    .executeTakeFirst()
  return file?.submission_id ?? undefined
}
