import { listVesselOptions } from '../../db/content/vessels.ts'
import { type Attachment, attachmentsOf } from '../../db/leads/attachments.ts'
import { findSentRequest, sentAnswers } from '../../db/leads/sent-request.ts'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { type Received, received } from '../forms/cookies.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { type ShownAnswer, shownAnswers } from '../leads/shown-answers.ts'
import { config } from '../settings/config.ts'
import { leadOfToken, statusPath } from '../settings/lead-tokens.ts'
import { applicationOf } from './load-status.ts'
import { promisedBy } from './promise.ts'

/** What this browser sent last, as the page after sending shows it. */
export interface ReceivedRequest extends Received {
  /** Undefined for a browser that cannot prove it sent this, and while the database is unavailable. */
  details: ReceivedDetails | undefined
}

export interface ReceivedDetails {
  /** What was answered, without what was left empty. */
  answers: ShownAnswer[]
  files: Attachment[]
  /** Names of those that did not arrive. */
  lostFiles: string[]
  /** By when a person answers; undefined when the office has no hours. */
  replyDeadline: Date | undefined
  /** The page about the request. */
  statusPath: string
  /** The page of its application, if it has one. */
  applicationPath: string | undefined
}

/** As long as the cookie is kept. */
const SHOWN_MS = 24 * 3_600_000

/**
 * Reads what this browser sent last; undefined when that was nothing of this kind.
 * @param query The page's query, which contains the reference if the browser has no cookies.
 */
export async function loadConfirmation(
  headers: Headers,
  kind: SubmissionKind,
  query: string | undefined,
): Promise<ReceivedRequest | undefined> {
  const sent = received(headers, kind, query)
  if (!sent) return undefined
  return {
    ...sent,
    details: await orFallback('a request that was sent', () => detailsOf(sent), undefined),
  }
}

async function detailsOf({ kind, reference, receipt }: Received) {
  const id = leadOfToken(config(), 'receipt', receipt)
  const request = id && (await findSentRequest(services().db, id))
  if (!request || request.kind !== kind || request.reference !== reference) return undefined
  if (Date.now() - Date.parse(request.createdAt) > SHOWN_MS) return undefined
  const { db } = services()
  const formData = await sentAnswers(db, request.id)
  const answers = shownAnswers({ kind, formData }, await listVesselOptions(db))
  return {
    answers: answers.filter(({ value }) => value !== undefined),
    files: await attachmentsOf(db, request.id),
    lostFiles: request.lostFiles,
    replyDeadline: promisedBy(request),
    statusPath: statusPath(config(), request.id),
    applicationPath: applicationOf({ kind, answers: formData }, request.id),
  }
}
