import { Hono } from 'hono'
import { deleteLeads, leadsOfPerson } from '../../../../db/leads/delete-leads.ts'
import { deleteDraftsOfPerson } from '../../../../db/leads/drafts-of-person.ts'
import { eraseSubscriber, subscriptionOf } from '../../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../../db/open.ts'
import { recordAudit } from '../../../../db/staff/audit.ts'
import { log } from '../../../http/log.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { seeOther } from '../../session/answer.ts'
import { fieldsOf } from '../../session/fields.ts'
import { databaseUnavailable } from '../../session/refusals.ts'
import type { StaffEnv } from '../../session/staff-env.ts'
import { exportPerson } from './export-person.ts'
import { personsEmail, personsHash } from './person.ts'

/** Everything about one person: a download and a deletion. The address stands in the body alone. */
export const personApi = new Hono<StaffEnv>()

personApi.onError((err) => {
  log.error({ err }, 'what there is of a person could not be worked on')
  return databaseUnavailable()
})

personApi.post('/download', async (c) => {
  const email = personsEmail((await fieldsOf(c.req)).email)
  if (!email) return nobody()
  const { db } = services()
  const { json, references } = await exportPerson(db, email)
  const person = personsHash(email)
  const details = { person, references }
  await recordAudit(db, { staff: c.get('staff'), action: 'person-exported', details })
  return new Response(json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="person-${person}-${officeDay()}.json"`,
    },
  })
})

personApi.post('/erase', async (c) => {
  const email = personsEmail((await fieldsOf(c.req)).email)
  if (!email) return nobody()
  const { leads } = await erasePerson(services().db, c.get('staff'), email)
  const text = `Deleted: ${leads === 1 ? 'one lead' : `${leads} leads`}, and everything else about this person.`
  return seeOther('/admin/leads', { flash: { tone: 'success', text } })
})

function nobody(): Response {
  const text = 'This is no email address, so nothing was done.'
  return seeOther('/admin/leads', { flash: { tone: 'problem', text } })
}

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
