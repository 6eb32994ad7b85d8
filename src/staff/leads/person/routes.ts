import { type Context, Hono } from 'hono'
import { deleteLeads } from '../../../../db/leads/delete-leads.ts'
import { deleteDrafts } from '../../../../db/leads/drafts-of-person.ts'
import { eraseSubscriber } from '../../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../../db/open.ts'
import { recordAudit } from '../../../../db/staff/audit.ts'
import { log } from '../../../http/log.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { seeOther } from '../../session/answer.ts'
import { databaseUnavailable } from '../../session/refusals.ts'
import type { StaffEnv } from '../../session/staff-env.ts'
import { exportPerson } from './export-person.ts'
import { findPerson, idsOfPerson, personsEmail, personsHash } from './person.ts'

/** Everything about one person: a download and a deletion. The address stands in the body alone. */
export const personApi = new Hono<StaffEnv>()

personApi.onError((err) => {
  log.error({ err }, 'what there is of a person could not be worked on')
  return databaseUnavailable()
})

personApi.post('/download', async (c) => {
  const { email, also } = await asked(c)
  if (!email) return nobody()
  const { db } = services()
  const { json, references } = await exportPerson(db, email, also)
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
  const { email, also } = await asked(c)
  if (!email) return nobody()
  const { leads } = await erasePerson(services().db, c.get('staff'), email, also)
  const text = `Deleted: ${leads === 1 ? 'one lead' : `${leads} leads`}, and everything else about this person.`
  return seeOther('/admin/leads', { flash: { tone: 'success', text } })
})

/** Whom a form is about, and what else is theirs. */
async function asked(c: Context<StaffEnv>) {
  const fields = new URLSearchParams(await c.req.text())
  return { email: personsEmail(fields.get('email')), also: fields.getAll('also') }
}

function nobody(): Response {
  const text = 'This is no email address, so nothing was done.'
  return seeOther('/admin/leads', { flash: { tone: 'problem', text } })
}

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
