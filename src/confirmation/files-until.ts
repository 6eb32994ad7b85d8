import type { SentRequest } from '../../db/leads/sent-request.ts'
import type { Timestamp } from '../../db/schema/index.ts'
import { LATER_FILES_DAYS } from '../settings/business.ts'

const DAY_MS = 86_400_000

/** Requests sent before this moment, and not asked for documents since, take no more files. */
export function filesSince(now: number = Date.now()): Timestamp {
  return new Date(now - LATER_FILES_DAYS * DAY_MS).toISOString()
}

/** Until when a request takes files. */
export function filesUntil({ createdAt, askedAt }: SentRequest): Date {
  return new Date(Date.parse(askedAt ?? createdAt) + LATER_FILES_DAYS * DAY_MS)
}
