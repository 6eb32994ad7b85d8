import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'
import { amendSubmission } from './amendments.ts'
import { claimAttachments, setLostFiles } from './attachment-claims.ts'
import { closeDraft } from './drafts.ts'
import { promiseMessages } from './held-leads.ts'
import { holdSubmission, judgeSubmission } from './judge-submission.ts'
import { findAccepted, insertLead, type NewLead, newLead } from './new-lead.ts'
import { indexNewLead } from './search-index.ts'
import type { Accepted, AcceptOptions, NewSubmission } from './submissions.ts'

/**
 * Accepts a submission on SQLite, where a statement is a call and not a message to a server.
 * @throws TooManyHeld
 */
export async function acceptInTransaction(
  tx: Transaction<Database>,
  submission: NewSubmission,
  options: AcceptOptions,
): Promise<Accepted> {
  const accepted = await insertOnce(tx, submission, options.isSuspect)
  if ('repeated' in accepted) {
    await amendSubmission(tx, accepted.id, submission, options.judging)
  } else {
    await claimFiles(tx, accepted.id, submission)
    await judgeAndPromise(tx, accepted, submission, options)
  }
  await closeDraft(tx, options.draftId, submission.submissionKey)
  const { id, reference } = accepted
  return { id, reference, repeated: 'repeated' in accepted }
}

/** Assigns the uploaded files to a new lead, and adds the names of those that are gone to its lost ones. */
export async function claimFiles(
  tx: Transaction<Database>,
  id: string,
  { attachmentIds, lostFiles }: NewSubmission,
): Promise<void> {
  const unclaimed = await claimAttachments(tx, id, attachmentIds)
  if (unclaimed.length > 0) await setLostFiles(tx, id, [...lostFiles, ...unclaimed])
}

async function judgeAndPromise(
  tx: Transaction<Database>,
  { id, email }: NewLead,
  submission: NewSubmission,
  { judging, isSuspect, postsToWebhook }: AcceptOptions,
) {
  const reasons = judging ? await judgeSubmission(tx, submission, judging) : []
  if (judging && reasons.length > 0) await holdSubmission(tx, id, reasons, judging)
  else if (!isSuspect) {
    await promiseMessages(tx, id, email, { postsToWebhook, stranger: judging?.stranger })
  }
}

async function insertOnce(
  tx: Transaction<Database>,
  submission: NewSubmission,
  isSuspect: boolean | undefined,
) {
  for (;;) {
    const lead = newLead(submission, isSuspect ? [] : undefined)
    const { numAffectedRows } = await insertLead(tx, lead)
    if (numAffectedRows) {
      await indexNewLead(tx, lead)
      return lead
    }
    const { rows } = await findAccepted(tx, lead)
    if (rows[0]) return { ...rows[0], repeated: true }
    // The conflict is neither the key nor the address, so the reference was taken: make another.
  }
}
