import { isSubmitted, startDraft } from '../../db/leads/drafts.ts'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'

/**
 * Opens a draft for a visitor who has none. Its token is always a new one: one that a browser brings
 * along is never made valid.
 * @param submissionKey The form's, if it has one.
 * @returns Undefined when a form with this key was accepted already.
 */
export async function openDraft(db: Db, kind: SubmissionKind, submissionKey: string | undefined) {
  if (submissionKey && (await isSubmitted(db, kind, submissionKey))) return undefined
  return startDraft(db, kind, submissionKey)
}
