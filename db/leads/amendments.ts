import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { claimAttachments, newFilesAmong } from './attachment-claims.ts'
import { isHeld } from './held-leads.ts'
import { updateIndex } from './index-leads.ts'
import type { StoredAnswers } from './submissions.ts'

/**
 * Records a submission that was sent again under the same key with other answers or more files, and
 * schedules a message to the agency: when a response is lost, people correct their answers and send
 * again. An identical repeat leaves no trace.
 */
export async function amendSubmission(
  tx: Transaction<Database>,
  submissionId: string,
  formData: StoredAnswers,
  attachmentIds: string[],
): Promise<void> {
  const newFiles = await newFilesAmong(tx, submissionId, attachmentIds)
  const answers = JSON.stringify(formData)
  const versions = await tx
    .selectFrom('amendments')
    .select('form_data')
    .where('submission_id', '=', submissionId)
    .unionAll(tx.selectFrom('submissions').select('form_data').where('id', '=', submissionId))
    .execute()
  const isKnown = versions.some((version) => version.form_data === answers)
  if (isKnown && newFiles.length === 0) return
  await claimAttachments(tx, submissionId, newFiles)
  const id = randomUUID()
  await tx
    .insertInto('amendments')
    .values({
      id,
      submission_id: submissionId,
      form_data: answers,
      created_at: new Date().toISOString(),
    })
    .execute()
  await updateIndex(tx, submissionId)
  // Releasing the lead schedules this message.
  if (await isHeld(tx, submissionId)) return
  await addDelivery(tx, { submissionId, audience: 'agency', topic: 'amendment', aboutId: id })
}

/** The answers of an amendment, under the specification's field names, or undefined. */
export async function findAmendment(db: Db, id: string): Promise<StoredAnswers | undefined> {
  const row = await db
    .selectFrom('amendments')
    .select('form_data')
    .where('id', '=', id)
    .executeTakeFirst()
  return row && JSON.parse(row.form_data)
}
