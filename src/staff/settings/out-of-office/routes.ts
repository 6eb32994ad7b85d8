import { type Context, Hono } from 'hono'
import { saveAbsence } from '../../../../db/staff/absences.ts'
import { log } from '../../../http/log.ts'
import type { RerenderedPage } from '../../../http/rerender.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import { listAssignees } from '../../leads/assignees.ts'
import { may } from '../../session/permissions.ts'
import { databaseUnavailable, notAllowed } from '../../session/refusals.ts'
import type { StaffMember } from '../../session/session.ts'
import { type Fields, fieldsOf, seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { allow } from '../../session/staff-routes.ts'
import type { AbsenceAnswer } from './absence-answer.ts'
import { absenceValues, checkAbsence, readBefore } from './absence-values.ts'

type Answer = Response | RerenderedPage | AbsenceAnswer

const OWN = '/admin/account/out-of-office'
const ROUTING = '/admin/settings/lead-routing'
const CHANGED =
  'Somebody else changed this while you had it open, so nothing was saved. What you typed is still in the form below: saving it now replaces theirs.'

/**
 * The form about somebody's absence, at /api/staff/out-of-office: one's own, and anybody's for owners.
 * @param orInPlace Makes a page that is the answer to a form.
 */
export function outOfOfficeApi(orInPlace: (c: Context, answer: Answer) => Promise<Response>) {
  const routes = new Hono<StaffEnv>()
  routes.use(allow('leads'))
  routes.post('/', async (c) => {
    const fields = await fieldsOf(c.req)
    return orInPlace(c, await answered(fields, c.get('staff')))
  })
  return routes
}

async function answered(fields: Fields, staff: StaffMember): Promise<Answer> {
  const { staff: absentId = '' } = fields
  if (absentId !== staff.id && !may(staff, 'agency')) return notAllowed('agency')
  try {
    return await save(fields, staff, absentId)
  } catch (err) {
    log.error({ err }, 'an absence could not be saved')
    const to = '/api/staff/out-of-office'
    return databaseUnavailable({ to, fields: Object.entries(fields), staffId: staff.id })
  }
}

async function save(fields: Fields, staff: StaffMember, absentId: string): Promise<Answer> {
  const { db } = services()
  const people = (await listAssignees(db)).map(({ id }) => id)
  const isOwn = absentId === staff.id && fields.place !== 'settings'
  const path = isOwn ? OWN : `/admin/settings/out-of-office/${encodeURIComponent(absentId)}`
  const again = { path, absentId, fields }
  if (!people.includes(absentId)) return gone()
  const values = absenceValues(fields)
  const deputies = people.filter((id) => id !== absentId)
  const checked =
    fields.go === 'remove' ? { after: undefined } : checkAbsence(values, deputies, officeDay())
  if ('errors' in checked) {
    return { ...again, status: 422, problem: 'Nothing was saved.', errors: checked.errors }
  }
  const { after } = checked
  const before = readBefore(fields.before ?? '')
  const result = await saveAbsence(db, staff, absentId, { before, after })
  if (result === 'gone') return gone()
  if (result === 'changed elsewhere') {
    return { ...again, status: 409, problem: CHANGED, isConflict: true }
  }
  const text = after ? 'Saved.' : 'Saved: no days out of office.'
  return seeOther(path, { flash: { tone: 'success', text } })
}

function gone(): Response {
  const text = 'This account has been removed or no longer gets leads.'
  return seeOther(ROUTING, { flash: { tone: 'problem', text } })
}
