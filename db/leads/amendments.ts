import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addDelivery } from '../mail/deliveries.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { claimAttachments, newFilesAmong, setLostFiles } from './attachment-claims.ts'
import { updateIndex } from './index-leads.ts'
import type { KnownLead } from './insert-lead.ts'
import { correctPolicyEnd } from './policies.ts'
import { isSuspectChange, type Judging } from './spam-check.ts'
import type { NewSubmission, StoredAnswers } from './submissions.ts'

/** More than anybody corrects by hand. */
const MAX_AMENDMENTS = 20

/**
 * Records a submission that was sent again under the same key with other answers or more files, those
 * included that did not arrive, and schedules a message to the agency: when a response is lost, people
 * correct their answers and send again. An identical repeat leaves no trace, nor does anything after the
 * twentieth change. What would be held if it were a new request is recorded, but nothing is sent for it: else
 * whoever has sent one request could send anything under its key.
 */
export async function amendSubmission(
  tx: Transaction<Database>,
  lead: KnownLead,
  submission: NewSubmission,
  judging?: Judging,
): Promise<void> {
  const { formData, attachmentIds, lostFiles } = submission
  const submissionId = lead.id
  const newFiles = await newFilesAmong(tx, submissionId, attachmentIds)
  const lostBefore: string[] = JSON.parse(lead.lost_files)
  const newlyLost = namesBeyond(lostBefore, lostFiles)
  const answers = JSON.stringify(formData)
  const answersHash = createHash('sha256').update(answers).digest('base64url')
  const { amendments, same } = await tx
    .selectFrom('amendments')
    .select(({ fn }) => [
      fn.countAll().as('amendments'),
      fn.countAll().filterWhere('answers_hash', '=', answersHash).as('same'),
    ])
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  if (Number(amendments) >= MAX_AMENDMENTS) return
  const isKnown = Number(same) > 0 || lead.form_data === answers
  if (isKnown && newFiles.length + newlyLost.length === 0) return
  newlyLost.push(...(await claimAttachments(tx, submissionId, newFiles)))
  if (newlyLost.length > 0) await setLostFiles(tx, submissionId, [...lostBefore, ...newlyLost])
  await correctPolicyEnd(tx, submissionId, formData)
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
  if (lead.held_at !== null) return
  if (judging && (await isSuspectChange(tx, submission, judging))) return
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

/** Those that are not among the known ones; two files can have the same name. */
function namesBeyond(known: readonly string[], names: readonly string[]): string[] {
  const left = [...known]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
