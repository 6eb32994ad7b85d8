import { findAmendment } from '../../db/leads/amendments.ts'
import { findSubmission, type Submission } from '../../db/leads/submissions.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import type { Db } from '../../db/open.ts'
import { writeLetter } from '../emails/write-letter.ts'
import { awaitVerdicts } from './await-verdicts.ts'
import type { Message, Office } from './message.ts'

/** A message about a lead, to the agency or to the visitor; undefined when the lead was deleted. */
export async function leadMessage(
  office: Office,
  delivery: LeadDelivery,
): Promise<Message | undefined> {
  const submission = await subjectOf(office.db, delivery)
  if (!submission) return undefined
  return {
    ready: (signal) => awaitVerdicts(office, delivery, signal),
    // A verdict that comes later finds a message that has begun, and sends news after it.
    write: () => writeLetter(office, delivery, submission),
    // What the agency's own address refuses is mended there, and the lead goes to it then.
    isForGood: ({ noSuchMailbox }) => delivery.audience === 'visitor' && noSuchMailbox,
  }
}

/** The submission, with the answers that this delivery is about. */
async function subjectOf(
  db: Db,
  { submissionId, topic, aboutId }: LeadDelivery,
): Promise<Submission | undefined> {
  const submission = await findSubmission(db, submissionId)
  if (!submission) return undefined
  const amended = topic === 'amendment' && aboutId ? await findAmendment(db, aboutId) : undefined
  return amended ? { ...submission, formData: amended } : submission
}
