import { findLead } from '../../../../db/leads/lead.ts'
import { changeLead } from '../../../../db/leads/lead-changes.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import type { Fields } from '../../session/fields.ts'
import type { StaffMember } from '../../session/session.ts'
import { listAssignees } from '../assignees.ts'
import { type LeadAnswer, type LeadDone, leadDone, leadInPlace } from './lead-answer.ts'
import { checkState, GETS_NONE, isStillNew, revisionIn, stateValues } from './state-values.ts'

const CHANGED =
  'Somebody else changed this lead while you had it open, so nothing was saved. What you set is still in the form below: saving it now replaces theirs.'
const UNSAVED = 'Nothing was saved.'
const GONE = 'Somebody deleted this lead while you had it open, so nothing was saved.'

/** Saves status, follow-up and who has the lead, unless somebody else was faster. */
export async function postState(
  id: string,
  fields: Fields,
  staff: StaffMember,
): Promise<LeadDone | LeadAnswer> {
  const { db } = services()
  const isTaking = fields.go === 'take'
  const typed = stateValues(fields)
  const lead = await findLead(db, id)
  const status = lead && isStillNew(typed, fields.before) ? lead.state.status : typed.status
  const values = { ...typed, status, ...(isTaking && { assignedTo: staff.id }) }
  const revision = revisionIn(fields)
  const again = { leadId: id, state: { values, revision } }
  const staffIds = (await listAssignees(db)).map((member) => member.id)
  const followUpWas = lead ? lead.state.followUpOn : values.followUpOn
  const checked = checkState(values, staffIds, followUpWas, officeDay())
  if ('errors' in checked) {
    const { errors } = checked
    return leadInPlace({ ...again, status: 422, problem: UNSAVED, errors })
  }
  switch (await changeLead(db, staff, id, revision, checked.state)) {
    case 'gone':
      return leadInPlace({ leadId: id, status: 410, problem: GONE, isGone: true })
    case 'changed elsewhere':
      return leadInPlace({ ...again, status: 409, problem: CHANGED })
    case 'gets no leads':
      return leadInPlace({
        ...again,
        status: 422,
        problem: UNSAVED,
        errors: { assignedTo: GETS_NONE },
      })
    case 'saved':
      return leadDone(isTaking ? 'You have this lead now.' : 'Saved.')
  }
}
