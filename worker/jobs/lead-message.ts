import { findAmendment } from '../../db/leads/amendments.ts'
import { findSubmission, type Submission } from '../../db/leads/submissions.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import type { Db } from '../../db/open.ts'
import { writeLeadEmail } from '../emails/write-lead-email.ts'
import { awaitVerdicts } from './await-verdicts.ts'
import { leadRecipients } from './lead-recipients.ts'
import type { DeliveryContext, Message } from './message.ts'

/** By then, a full mailbox has been emptied and a mistake in this site's mail setup mended. */
const LATE_AFTER_MS = 3 * 24 * 3_600_000

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
    isForGood: ({ noSuchMailbox }) =>
      delivery.audience === 'visitor' && (noSuchMailbox || isLate(delivery)),
  }
}

/** A mistyped address that is refused for ever must not keep the alarm about unsent mail going. */
function isLate({ createdAt }: LeadDelivery): boolean {
  return Date.now() - Date.parse(createdAt) > LATE_AFTER_MS
}

/**
 * The submission with the answers that this delivery reports: those first sent, a correction of its own,
 * or in anything else the latest.
 */
async function subjectOf(
  db: Db,
  { submissionId, audience, topic, aboutId }: LeadDelivery,
): Promise<Submission | undefined> {
  const isFirst = audience === 'agency' && topic === 'submission'
  const submission = await findSubmission(db, submissionId, { corrected: !isFirst })
  if (!submission) return undefined
  const amended = topic === 'amendment' && aboutId ? await findAmendment(db, aboutId) : undefined
  return amended ? { ...submission, formData: amended } : submission
}
