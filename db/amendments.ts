import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addDelivery } from './deliveries.ts'
import type { Site } from './open.ts'
import type { Database } from './schema.ts'

/** A key cannot be used to flood the agency. */
const MAX_AMENDMENTS = 5

/**
 * Records a submission that was sent again under its key with other answers, and promises the
 * agency a message: after a lost answer people correct what they wrote and send it once more.
 * The same answers again are a plain repeat and leave no trace.
 */
export async function amendSubmission(
  tx: Transaction<Database>,
  submissionId: string,
  formData: Record<string, unknown>,
): Promise<void> {
  const answers = JSON.stringify(formData)
  const versions = await tx
    .selectFrom('amendments')
    .select('form_data')
    .where('submission_id', '=', submissionId)
    .unionAll(tx.selectFrom('submissions').select('form_data').where('id', '=', submissionId))
    .execute()
  if (versions.length > MAX_AMENDMENTS) return
  if (versions.some((version) => version.form_data === answers)) return
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
  await addDelivery(tx, { submissionId, audience: 'agency', topic: 'amendment', aboutId: id })
}

/** The answers of an amendment, under the specification's field names, or undefined. */
export async function findAmendment(
  db: Site,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('amendments')
    .select('form_data')
    .where('id', '=', id)
    .executeTakeFirst()
  return row && JSON.parse(row.form_data)
}
