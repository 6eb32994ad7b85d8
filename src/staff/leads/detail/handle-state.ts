import { findLead } from '../../../../db/leads/lead.ts'
import { changeLead } from '../../../../db/leads/lead-changes.ts'
import { newId } from '../../../../db/new-id.ts'
import { agency } from '../../../http/agency.ts'
import { services } from '../../../http/services.ts'
import { dayAfter, isDayOff } from '../../../settings/closings.ts'
import { officeDay } from '../../../settings/office-day.ts'
import type { StaffMember } from '../../session/session.ts'
import type { Fields } from '../../session/staff-form.ts'
import { listAssignees } from '../assignees.ts'
import { dayInWords } from '../words/lead-times.ts'
import { undoOf } from './handle-undo.ts'
import { type LeadAnswer, type LeadDone, leadDone, leadInPlace } from './lead-answer.ts'
import {
  checkState,
  GETS_NONE,
  NEXT_DAYS,
  overLead,
  type StateErrors,
  setIn,
} from './state-values.ts'

const CHANGED =
  'Somebody else changed this lead while you had it open, so nothing was saved. What you set is still in the form below: saving it now replaces theirs.'
const UNSAVED = 'Nothing was saved.'
const GONE = 'Somebody deleted this lead while you had it open, so nothing was saved.'

/** So many days from today, or the next one on which the office is open. */
function workday(days: number): string {
  const { closings } = agency()
  let day = dayAfter(officeDay(), days)
  while (isDayOff(day, closings)) day = dayAfter(day, 1)
  return day
}

/**
 * Saves status, follow-up and who has the lead: what was set of them in the form, over what others have set
 * meanwhile, unless both set the same field.
 */
export async function handleState(
  id: string,
  fields: Fields,
  staff: StaffMember,
): Promise<LeadDone | LeadAnswer> {
  const { db } = services()
  const isTaking = fields.go === 'take'
  const sent = setIn(fields)
  if (isTaking) sent.values.assignedTo = staff.id
  const next = NEXT_DAYS.find(({ go }) => go === fields.go)
  if (next) sent.values.followUpOn = workday(next.days)
  const again = (status: number, problem: string, errors?: StateErrors) =>
    leadInPlace({ leadId: id, state: sent, status, problem, ...(errors && { errors }) })
  const lead = await findLead(db, id)
  if (!lead) return leadInPlace({ leadId: id, status: 410, problem: GONE, isGone: true })
  const { values, isConflict } = overLead(sent, lead.state)
  const staffIds = (await listAssignees(db)).map((member) => member.id)
  const checked = checkState(values, staffIds, lead.state, officeDay())
  if ('errors' in checked) return again(422, UNSAVED, checked.errors)
  // Only a call or a reply that was noted leaves the revision, and no choice of its status is in its way.
  if (isConflict && sent.revision !== lead.revision) return again(409, CHANGED)
  const entry = newId()
  switch (await changeLead(db, staff, id, lead.revision, checked.state, entry)) {
    case 'gone':
    case 'changed elsewhere':
      return handleState(id, fields, staff)
    case 'gets no leads':
      return again(422, UNSAVED, { assignedTo: GETS_NONE })
    case 'saved':
      return leadDone(
        next
          ? `Follow up on ${dayInWords(sent.values.followUpOn)}.`
          : isTaking
            ? 'You have this lead now.'
            : 'Saved.',
        'success',
        undoOf(entry, { was: lead.state, is: checked.state }),
      )
  }
}
