import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { claimAttachments, newFilesAmong } from './attachment-claims.ts'
import { isHeld } from './held-leads.ts'
import { updateIndex } from './index-leads.ts'
import type { StoredAnswers } from './submissions.ts'

/** More than anybody corrects by hand. */
const MAX_AMENDMENTS = 20

/**
 * Records a submission that was sent again under the same key with other answers or more files, and
 * schedules a message to the agency: when a response is lost, people correct their answers and send
 * again. An identical repeat leaves no trace, nor does anything after the twentieth change.
 */
export async function amendSubmission(
  tx: Transaction<Database>,
  submissionId: string,
  formData: StoredAnswers,
  attachmentIds: string[],
): Promise<void> {
  const newFiles = await newFilesAmong(tx, submissionId, attachmentIds)
  const answers = JSON.stringify(formData)
  const answersHash = createHash('sha256').update(answers).digest('base64url')
  // Each is a short row of an index or, for a lead of an earlier build, compared by its whole text.
  const { amendments, same } = await tx
    .selectFrom('amendments')
    .select((eb) => [
      eb.fn.countAll().as('amendments'),
      eb.fn
        .sum(
          eb
            .case()
            .when(
              eb.or([
                eb('answers_hash', '=', answersHash),
                eb.and([eb('answers_hash', 'is', null), eb('form_data', '=', answers)]),
              ]),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as('same'),
    ])
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  if (Number(amendments) >= MAX_AMENDMENTS) return
  const isKnown = Number(same) > 0 || (await isFirstVersion(tx, submissionId, answers))
  if (isKnown && newFiles.length === 0) return
  await claimAttachments(tx, submissionId, newFiles)
  const id = randomUUID()
  await tx
    .insertInto('amendments')
    .values({
      id,
      submission_id: submissionId,
      form_data: answers,
      answers_hash: answersHash,
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

async function isFirstVersion(
  tx: Transaction<Database>,
  submissionId: string,
  answers: string,
): Promise<boolean> {
  const first = await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', submissionId)
    .where('form_data', '=', answers)
    .executeTakeFirst()
  return first !== undefined
}
