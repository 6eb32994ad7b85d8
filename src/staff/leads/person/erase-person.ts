import { deleteLeads } from '../../../../db/leads/delete-leads.ts'
import { deleteDrafts } from '../../../../db/leads/drafts-of-person.ts'
import { eraseSubscriber } from '../../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../../db/open.ts'
import { recordAudit } from '../../../../db/staff/audit.ts'
import { findPerson, idsOfPerson, personsHash } from './person.ts'

/**
 * Deletes everything that came from an address, and what staff know to be of the same person. It can be repeated: cut
 * off in the middle, the rest goes the next time. The log names references and a hash, no person.
 * @param also Ids of what may be of the same person; what was not offered is left alone.
 */
export async function erasePerson(
  db: Db,
  staff: { email: string },
  email: string,
  also: readonly string[] = [],
): Promise<{ leads: number; drafts: number; wasSubscribed: boolean }> {
  const ids = idsOfPerson(await findPerson(db, email), also)
  const leads = await deleteLeads(db, staff, ids.leads, 'person-erased')
  const drafts = await deleteDrafts(db, ids.drafts)
  let wasSubscribed = false
  for (const id of ids.subscriptions) {
    if (await eraseSubscriber(db, id, staff)) wasSubscribed = true
  }
  const details = { person: personsHash(email), leads, drafts, wasSubscribed }
  await recordAudit(db, { staff, action: 'person-erased', details })
  return { leads, drafts, wasSubscribed }
}
