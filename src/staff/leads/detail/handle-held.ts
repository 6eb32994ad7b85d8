import { deleteLeads } from '../../../../db/leads/delete-leads.ts'
import { findSubmission } from '../../../../db/leads/submissions.ts'
import { releaseLeads } from '../../../../db/leads/suspected-spam.ts'
import type { Db } from '../../../../db/open.ts'
import { services } from '../../../http/services.ts'
import { config } from '../../../settings/config.ts'
import { seeOther } from '../../session/answer.ts'
import type { StaffMember } from '../../session/session.ts'
import { type LeadDone, leadDone } from './lead-answer.ts'

const HELD = '/admin/leads?view=held'

/**
 * Releases a held lead. If it was released before, the answer says so and nothing changes.
 * @returns Undefined if the lead no longer exists.
 */
export async function handleRelease(id: string, staff: StaffMember): Promise<LeadDone | undefined> {
  const { db } = services()
  const postsToWebhook = config().leadsWebhook !== undefined
  const released = await releaseLeads(db, staff, [id], { postsToWebhook })
  if (released === 0) return alreadyReleased(db, id)
  return leadDone('The lead is released. Its messages will be sent in a moment.')
}

/** Deletes a held lead as spam, likewise; a released lead is not deleted. */
export async function handleSpam(
  id: string,
  staff: StaffMember,
): Promise<Response | LeadDone | undefined> {
  const { db } = services()
  const deleted = await deleteLeads(db, staff, [id], 'spam-deleted')
  if (deleted === 0) return alreadyReleased(db, id)
  return seeOther(HELD, { flash: { tone: 'success', text: 'The lead is deleted as spam.' } })
}

async function alreadyReleased(db: Db, id: string): Promise<LeadDone | undefined> {
  if (!(await findSubmission(db, id))) return undefined
  return leadDone('This lead has already been released. Nothing was changed.', 'problem')
}
