import { deleteLeads, leadsBefore } from '../../db/leads/delete-leads.ts'
import { ago, DAY_MS } from './ago.ts'
import type { Sweep } from './sweeps.ts'

const PAGE = 200

/** Deletes leads older than RETENTION_DAYS, with their files; without that setting none. */
export const sweepLeads: Sweep = async ({ db, settings }, signal) => {
  const { retentionDays } = settings
  let deleted = 0
  if (retentionDays === undefined) return { deleted }
  while (!signal.aborted) {
    const ids = await leadsBefore(db, ago(retentionDays * DAY_MS), PAGE)
    if (ids.length === 0) break
    deleted += await deleteLeads(db, null, ids, 'lead-expired')
  }
  return { deleted }
}
