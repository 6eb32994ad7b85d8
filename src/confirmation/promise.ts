import type { SentRequest } from '../../db/leads/sent-request.ts'
import { agency } from '../http/agency.ts'
import { replyDeadline } from '../settings/reply-deadline.ts'

/** By when a person answers a request; undefined when the office has no hours. */
export function promisedBy(request: Pick<SentRequest, 'createdAt' | 'callTime'>): Date | undefined {
  return replyDeadline(agency(), new Date(request.createdAt), request.callTime)
}
