import type { Timestamp } from '../../db/schema/index.ts'
import { LATER_FILES_DAYS } from '../settings/business.ts'

const DAY_MS = 86_400_000

/** Requests sent before this moment take no more files. */
export function filesSince(now: number = Date.now()): Timestamp {
  return new Date(now - LATER_FILES_DAYS * DAY_MS).toISOString()
}

/** Until when a request takes files. */
export function filesUntil(createdAt: Timestamp): Date {
  return new Date(Date.parse(createdAt) + LATER_FILES_DAYS * DAY_MS)
}
