import { findAmendment } from '../../db/leads/amendments.ts'
import { findSubmission, type Submission } from '../../db/leads/submissions.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import type { Db } from '../../db/open.ts'
import { writeLeadEmail } from '../emails/write-lead-email.ts'
import { awaitVerdicts } from './await-verdicts.ts'
import { leadRecipients } from './lead-recipients.ts'
import type { DeliveryContext, Message } from './message.ts'

/** A message about a lead, to the agency or to the visitor; undefined when the lead was deleted. */
export async function leadMessage(
  context: DeliveryContext,
  delivery: LeadDelivery,
): Promise<Message | undefined> {
  const submission = await subjectOf(context.db, delivery)
  if (!submission) return undefined
  return {
    ready: (signal) => awaitVerdicts(context, delivery, signal),
    // A verdict that arrives after the send has started triggers a message of its own.
    async write() {
      const isForAgency = delivery.audience === 'agency'
      const readers = isForAgency
        ? await leadRecipients(context, submission, delivery.topic)
        : undefined
      return writeLeadEmail(context, delivery, submission, readers)
    },
    ...(delivery.audience === 'agency' && { fallback: context.settings.leadsTo }),
    // A refusal by the agency's own address gets fixed there, so the lead is retried.
    isForGood: ({ noSuchMailbox }) => delivery.audience === 'visitor' && noSuchMailbox,
  }
}

/** The submission with the answers that this delivery reports. */
async function subjectOf(
  db: Db,
  { submissionId, topic, aboutId }: LeadDelivery,
): Promise<Submission | undefined> {
  const submission = await findSubmission(db, submissionId)
  if (!submission) return undefined
  const amended = topic === 'amendment' && aboutId ? await findAmendment(db, aboutId) : undefined
  return amended ? { ...submission, formData: amended } : submission
}
