import { listLeadsSince } from '../../../../db/leads/lead-list.ts'
import type { Db } from '../../../../db/open.ts'
import { NEW_AT_ONCE } from './limits.ts'
import { type ShownLead, shownLeads } from './shown-lead.ts'

/**
 * A lead has the time at which it came, and is seen once it is written: one that took longer has an
 * older time than what was seen before it. So much is looked at again.
 */
export const OVERLAP_MS = 120_000

/** The leads received since a moment, newest first, as one of the staff reads them. */
export async function newLeadsSince(
  db: Db,
  staff: { email: string },
  since: string,
): Promise<ShownLead[]> {
  return shownLeads(db, await listLeadsSince(db, since, NEW_AT_ONCE, staff.email))
}
