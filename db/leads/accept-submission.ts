import type { Transaction } from 'kysely'
import pLimit from 'p-limit'
import { inTransaction } from '../in-transaction.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { amendSubmission } from './amendments.ts'
import { claimAttachments, setLostFiles } from './attachment-claims.ts'
import { closeDraft } from './drafts.ts'
import { insertLead } from './insert-lead.ts'
import { isPostgres } from './search-index.ts'
import { checkForSpam, holdSubmission, type Judging } from './spam-check.ts'
import type { NewSubmission } from './submissions.ts'
import { enqueueMessages } from './suspected-spam.ts'

/** How a submission is accepted. */
export interface AcceptOptions {
  postsToWebhook?: boolean
  /** It may be spam: it is held, and no message about it is sent until staff release it. */
  isSuspect?: boolean
  /** How a stranger sent it: it is held, too, when that or the limits for strangers say so. */
  judging?: Judging
  /** The visitor's draft. It is closed, as is any other with the same key. */
  draftId?: string | undefined
}

/** `repeated`: this key and email address were accepted before. */
export interface Accepted {
  id: string
  reference: string
  repeated: boolean
}

/** Leads wait for one another's counts: half of the connections are left to everything else, however many come. */
const onConnections = pLimit(5)

/**
 * The accept point: in one transaction it writes the submission, claims its attachments, closes its draft, counts
 * it, and schedules its messages, and on request its post to the webhook. When this returns, the lead is durable.
 * Other answers or more files than before, arrived or lost, under the same key and address are recorded as an
 * amendment.
 * @throws TooManyHeld when it would be held, and too many already are.
 */
export function acceptSubmission(
  db: Db,
  submission: NewSubmission,
  options: AcceptOptions = {},
): Promise<Accepted> {
  const accept = () => acceptIn(db, submission, options)
  return isPostgres(db) ? onConnections(accept) : accept()
}

function acceptIn(db: Db, submission: NewSubmission, options: AcceptOptions): Promise<Accepted> {
  return inTransaction(db, async (tx) => {
    // Of two with the same key and address, the second waits here for the end of the first.
    const { id, reference, known } = await insertLead(tx, submission, options.isSuspect)
    await closeDraft(tx, options.draftId, submission.submissionKey)
    if (known) await amendSubmission(tx, known, submission, options.judging)
    else await checkAndEnqueue(tx, id, submission, options)
    return { id, reference, repeated: known !== undefined }
  })
}

/** Others wait for the counts, so these come after what can take long. */
async function checkAndEnqueue(
  tx: Transaction<Database>,
  id: string,
  submission: NewSubmission,
  { judging, isSuspect, postsToWebhook }: AcceptOptions,
): Promise<void> {
  const { email, attachmentIds, lostFiles } = submission
  const unclaimed = await claimAttachments(tx, id, attachmentIds)
  if (unclaimed.length > 0) await setLostFiles(tx, id, [...lostFiles, ...unclaimed])
  const checked = judging && (await checkForSpam(tx, submission, judging))
  if (checked && checked.reasons.length > 0) await holdSubmission(tx, id, checked.reasons, judging)
  else if (!isSuspect)
    await enqueueMessages(tx, [{ id, email, mail: checked?.mail }], postsToWebhook)
}
