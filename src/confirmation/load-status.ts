import { type Attachment, attachmentsOf } from '../../db/leads/attachments.ts'
import { findDeletedLead } from '../../db/leads/delete-leads.ts'
import { documentsOf, type LeadDocument } from '../../db/leads/documents.ts'
import { whyNoFiles } from '../../db/leads/later-files.ts'
import { findSentRequest, type SentRequest, sentAnswers } from '../../db/leads/sent-request.ts'
import type { StoredAnswers } from '../../db/leads/submissions.ts'
import { findSettings } from '../../db/settings/settings.ts'
import { sectionsFor } from '../application/sets.ts'
import { usualDocuments } from '../application/usual-documents.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { STATUS_DAYS } from '../settings/business.ts'
import { config } from '../settings/config.ts'
import { applicationPath, statusPath } from '../settings/lead-tokens.ts'
import { requestIn } from './addresses.ts'
import { filesSince } from './files-until.ts'
import { promisedBy } from './promise.ts'

/** A request as the page behind its link shows it. */
export interface RequestStatus {
  request: SentRequest
  /** For its application: the page of the request shows none of them. */
  answers: StoredAnswers
  files: Attachment[]
  /** What staff have asked for, and what came under a name; without what they have withdrawn. */
  documents: LeadDocument[]
  /** What such a request usually needs, by name. */
  usualDocuments: readonly string[]
  replyDeadline: Date | undefined
  /** Why it takes no more files; undefined: it does. */
  whyNoFiles: 'closed' | 'too late' | undefined
  /** The page itself, to which files are posted. */
  path: string
  /** The page of its application; undefined where insurers ask nothing that we have questions for. */
  applicationPath: string | undefined
}

/** Why there is nothing to show: `unknown` is every link that this site has not made. */
export type NoStatus = 'unknown' | 'deleted' | 'expired' | 'unavailable'

const DAY_MS = 86_400_000

/** Reads the request of a link. A link that was guessed costs no query. */
export async function loadStatus(query: string | undefined): Promise<RequestStatus | NoStatus> {
  const id = requestIn(query)
  if (!id) return 'unknown'
  return orFallback<RequestStatus | NoStatus>(
    'a request that was sent',
    () => statusOf(id),
    'unavailable',
  )
}

async function statusOf(id: string): Promise<RequestStatus | NoStatus> {
  const { db } = services()
  const request = await findSentRequest(db, id)
  if (!request) return (await findDeletedLead(db, id)) ? 'deleted' : 'unknown'
  if (Date.parse(request.askedAt ?? request.createdAt) < Date.now() - STATUS_DAYS * DAY_MS)
    return 'expired'
  const answers = await sentAnswers(db, id)
  const documents = await documentsOf(db, id)
  return {
    request,
    answers,
    files: await attachmentsOf(db, id),
    documents: documents.filter(({ state }) => state !== 'withdrawn'),
    usualDocuments: usualDocuments(
      { kind: request.kind, answers },
      (await findSettings(db, 'documents')).value,
    ),
    replyDeadline: promisedBy(request),
    whyNoFiles: whyNoFiles(request, filesSince()),
    path: statusPath(config(), id),
    applicationPath: applicationOf({ kind: request.kind, answers }, id),
  }
}

/** Where what insurers ask beyond a request is answered; undefined where they ask nothing that we have questions for. */
export function applicationOf(request: Parameters<typeof sectionsFor>[0], id: string) {
  return sectionsFor(request) && applicationPath(config(), id)
}
