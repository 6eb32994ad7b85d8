import { deleteLeads, leadsOfPerson } from '../../../../db/leads/delete-leads.ts'
import { deleteDraftsOfPerson } from '../../../../db/leads/drafts-of-person.ts'
import { eraseSubscriber, subscriptionOf } from '../../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../../db/open.ts'
import { recordAudit } from '../../../../db/staff/audit.ts'
import { personsHash } from './person.ts'

/**
 * Deletes everything that came from an address. It can be repeated: cut off in the middle, the rest
 * goes the next time. The log names references and a hash, no person.
 */
export async function erasePerson(
  db: Db,
  staff: { email: string },
  email: string,
): Promise<{ leads: number; drafts: number; wasSubscribed: boolean }> {
  const leads = await deleteLeads(db, staff, await leadsOfPerson(db, email), 'person-erased')
  const drafts = await deleteDraftsOfPerson(db, email)
  const subscription = await subscriptionOf(db, email)
  const wasSubscribed = subscription ? await eraseSubscriber(db, subscription.id, staff) : false
  const details = { person: personsHash(email), leads, drafts, wasSubscribed }
  await recordAudit(db, { staff, action: 'person-erased', details })
  return { leads, drafts, wasSubscribed }
}
