import { findApplication } from '../../db/leads/application.ts'
import { CLOSED_STATUSES } from '../../db/leads/lead-status.ts'
import { type ApplicationState, applicationState } from '../application/state.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { loadStatus, type NoStatus, type RequestStatus } from './load-status.ts'

/** The application of a request as the page behind its link shows it. */
export interface LoadedApplication {
  state: ApplicationState
  request: RequestStatus['request']
  documents: RequestStatus['documents']
  usualDocuments: RequestStatus['usualDocuments']
  /** UTC, ISO 8601; undefined until something is saved. */
  savedAt: string | undefined
  /** The request is closed, and takes no more answers. */
  isClosed: boolean
  /** The overview, with its token; `&part=` adds a section. */
  path: string
  statusPath: string
}

/** Reads the application of a link; `unknown` also where the request has none. */
export async function loadApplication(
  query: string | undefined,
): Promise<LoadedApplication | NoStatus> {
  const status = await loadStatus(query)
  if (typeof status === 'string') return status
  return orFallback<LoadedApplication | NoStatus>(
    'an application',
    () => answeredSoFar(status),
    'unavailable',
  )
}

async function answeredSoFar(status: RequestStatus) {
  const { request, answers, documents, usualDocuments, path, applicationPath } = status

  const saved = await findApplication(services().db, request.id)
  const state = applicationState({ kind: request.kind, answers }, saved?.answers ?? {})
  if (!state || !applicationPath) return 'unknown'
  return {
    state,
    request,
    documents,
    usualDocuments,
    savedAt: saved?.savedAt,
    isClosed: CLOSED_STATUSES.some((status) => status === request.status),
    path: applicationPath,
    statusPath: path,
  }
}
