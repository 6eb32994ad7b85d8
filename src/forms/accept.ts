import { acceptSubmission } from '../../db/leads/accept-submission.ts'
import type { HeldReason, Judging } from '../../db/leads/spam-check.ts'
import type { NewSubmission, SubmissionSource } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { log } from '../http/log.ts'
import { rateLimitClient } from '../http/rate-limit.ts'
import { config } from '../settings/config.ts'
import { leadToken } from '../settings/lead-tokens.ts'
import { diskSpaceOn, hasSpaceFor } from '../storage/disk-space.ts'
import { inSpan } from '../telemetry/spans.ts'
import { draftTokenCookie, receivedCookie, receivedValue } from './cookies.ts'
import { keyOfContent } from './submission-key.ts'
import { answersOf, askedFields, type FormTable, type Values } from './table.ts'
import { isOnProduct } from './toasts.ts'

interface CompleteForm {
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

const LONGEST_MS = 365 * 24 * 3_600_000

/**
 * What is known of a form that is being sent, besides its answers.
 * @param sent The two values that the page adds, as they came.
 * @param draftedAt When the visitor's draft was opened, if there is one.
 */
async function judgingOf(
  form: FormTable,
  values: Values,
  sent: { trap?: unknown; elapsedMs?: unknown },
  draftedAt: string | undefined,
): Promise<Judging> {
  const { dataDir, limits } = config()
  const minMs = limits.formSeconds * 1000
  const room = await diskSpaceOn(dataDir)
  const filling: FillingIn = {
    trap: typeof sent.trap === 'string' ? sent.trap.trim() : '',
    elapsedMs: longerOf(msOf(sent.elapsedMs), draftedAt && Date.now() - Date.parse(draftedAt)),
  }
  const signs = signsOf(form, values, filling, minMs)
  return {
    client: rateLimitClient(),
    signs,
    tookTime: filling.elapsedMs !== undefined && filling.elapsedMs >= minMs,
    hasRoom: hasSpaceFor(room, 0),
  }
}

/** A time that a visitor's clock measured; anything else is none. */
function msOf(sent: unknown): number | undefined {
  const ms = typeof sent === 'string' && sent !== '' ? Number(sent) : sent
  return typeof ms === 'number' && ms >= 0 && ms < LONGEST_MS ? ms : undefined
}

function longerOf(one: number | undefined, other: number | '' | undefined): number | undefined {
  if (one === undefined || !other) return one ?? (other || undefined)
  return Math.max(one, other)
}

/** How a form was filled in, besides its answers. */
interface FillingIn {
  /** What is in the field that people do not see. */
  trap: string
  /** From the first input to sending; undefined when nobody knows, which says nothing. */
  elapsedMs: number | undefined
}

const MANY_LINKS = 3
/** A link in markup counts once with its address and the address that it shows. */
const LINK = /(\[url[^\]]*\]?|<a\s[^>]*>?)(\s*https?:\/\/[^\s[<]*)?|https?:\/\/(www\.)?|www\./gi

/** The signs of a program in a form and in the way it was filled in. */
export function signsOf(
  form: FormTable,
  values: Values,
  { trap, elapsedMs }: FillingIn,
  minMs: number,
): HeldReason[] {
  return [
    ...(trap ? (['trap'] as const) : []),
    ...(elapsedMs !== undefined && elapsedMs < minMs ? (['too-fast'] as const) : []),
    ...(linksIn(form, values) >= MANY_LINKS ? (['links'] as const) : []),
  ]
}

/** Nobody has a link for a name or a town: one there counts as many. */
function linksIn(form: FormTable, values: Values): number {
  return Object.entries(askedFields(form, values)).reduce((links, [name, { input }]) => {
    const found = values[name]?.match(LINK)?.length ?? 0
    return links + (input === 'area' ? found : found * MANY_LINKS)
  }, 0)
}
