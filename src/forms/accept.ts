import { acceptSubmission } from '../../db/leads/accept-submission.ts'
import type { NewSubmission, SubmissionSource } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { log } from '../http/log.ts'
import { config } from '../settings/config.ts'
import { leadToken } from '../settings/lead-tokens.ts'
import { inSpan } from '../telemetry/spans.ts'
import { draftTokenCookie, receivedCookie, receivedValue } from './cookies.ts'
import { judgingOf } from './judging.ts'
import { keyOfContent } from './submission-key.ts'
import { answersOf, type FormTable, type Values } from './table.ts'
import { isOnProduct } from './toasts.ts'

export interface CompleteForm {
  form: FormTable
  /** Already checked by the form's rules. */
  values: Values
  attachmentIds: string[]
  /** Names of files that the visitor chose but that failed to upload. */
  lostFiles: string[]
  source: SubmissionSource | null
  /** Without one, from a browser without JavaScript, the key is derived from the content. */
  submissionKey: string | undefined
  /** What the page adds to the answers: `trap` and `elapsedMs`, unchecked. */
  filling: { trap?: unknown; elapsedMs?: unknown }
  /** This browser's draft, if there is one. One with another key is another form's, and stays as it is. */
  findDraft(): Promise<{ id: string; createdAt: string; submissionKey: string } | undefined>
}

/**
 * Accepts a form whose answers have been checked, however it was sent. When this returns, the lead
 * is durable.
 * @returns The reference, what `?reference=` says to the page that shows it, and the Set-Cookie lines for that page.
 * @throws When the database is unavailable, or TooManyHeld; nothing is accepted then.
 */
export async function acceptForm(
  db: Db,
  { form, values, findDraft, ...rest }: CompleteForm,
): Promise<{ reference: string; received: string; cookies: string[] }> {
  const { attachmentIds, lostFiles, source } = rest
  const formData = answersOf(form, values)
  const accepted: NewSubmission = {
    kind: form.kind,
    submissionKey: rest.submissionKey ?? keyOfContent(form.kind, [formData, attachmentIds.length]),
    // As it was read: without what cannot be seen in it, which would be part of the recipient.
    email: String(formData.email ?? ''),
    formData,
    source,
    attachmentIds,
    lostFiles,
  }
  const postsToWebhook = config().leadsWebhook !== undefined
  // A draft that cannot be found must not look like a failed form.
  const found = await findDraft().catch(() => undefined)
  const draft = found?.submissionKey === rest.submissionKey ? found : undefined
  const judging = await judgingOf(form, values, rest.filling, draft?.createdAt)
  const options = { postsToWebhook, judging, draftId: draft?.id }
  const { id, reference, repeated } = await inSpan('store lead', { form: form.kind }, () =>
    acceptSubmission(db, accepted, options),
  )
  const lead = { lead: id, reference, form: form.kind, files: attachmentIds, repeated }
  log.info(lead, 'a form was accepted')
  const receipt = leadToken(config(), 'receipt', id)
  const received = receivedValue({
    reference,
    lostFiles: lostFiles.length,
    product: isOnProduct(source) ? source?.product : undefined,
    receipt,
  })
  return {
    reference,
    received,
    cookies: [
      receivedCookie(form.kind, received),
      ...(found && !draft ? [] : [draftTokenCookie(form.kind, null)]),
    ],
  }
}
