import { findLead } from '../../../../db/leads/lead.ts'
import type { LeadState } from '../../../../db/leads/lead-changes.ts'
import { type UndoResult, undoStep } from '../../../../db/leads/undo-step.ts'
import { cleanValues } from '../../../forms/values.ts'
import { isId } from '../../../http/is-id.ts'
import { services } from '../../../http/services.ts'
import { officeDay } from '../../../settings/office-day.ts'
import type { Fields } from '../../session/fields.ts'
import type { StaffMember } from '../../session/session.ts'
import { listAssignees } from '../assignees.ts'
import { type LeadDone, leadDone } from './lead-answer.ts'
import { checkState } from './state-values.ts'

/**
 * What the next page needs to undo a step; undefined when it changed nothing.
 * @param entry Its id in the log.
 * @param change The lead as it was and as it is. Without it, the log has all of it: it has no reason and no carrier,
 * since it outlives the lead.
 */
export function undoOf(
  entry: string,
  change?: { was: LeadState; is: LeadState },
): string | undefined {
  if (!change) return JSON.stringify({ entry, before: {} })
  const changed = Object.entries(change.was).filter(
    ([name, value]) => change.is[name as keyof LeadState] !== value,
  )
  if (changed.length === 0) return undefined
  return JSON.stringify({ entry, before: Object.fromEntries(changed) })
}

const GETS_NONE =
  'Nothing was undone: who had this lead before no longer gets leads. Choose somebody under Status.'
const CHANGED = 'Nothing was undone: this lead was changed since. The history says by whom.'
const UNREADABLE = 'Nothing was undone: the button could not be read. Set it under Status.'
const MAIL = {
  left: ' The message that gave the lead to your colleague may have left already: tell them.',
  waits: ' The message to your colleague still waits, and will not name this lead.',
}

/**
 * Undoes what the page's last button did.
 * @returns Undefined if the lead is gone.
 */
export async function handleUndo(
  id: string,
  { undo }: Fields,
  staff: StaffMember,
): Promise<LeadDone | undefined> {
  const { db } = services()
  const lead = await findLead(db, id)
  if (!lead) return undefined
  const step = readStep(undo)
  if (!step) return leadDone(UNREADABLE, 'problem')
  const names = Object.keys(lead.state) as (keyof LeadState)[]
  const before = cleanValues(names, { ...lead.state, ...step.before }) as LeadState
  const staffIds = (await listAssignees(db)).map((member) => member.id)
  // It may be again whatever it was, with a day that has passed, too.
  const checked = checkState(before, staffIds, before, officeDay())
  if ('errors' in checked) {
    return leadDone(checked.errors.assignedTo ? GETS_NONE : UNREADABLE, 'problem')
  }
  const changed = names.filter((name) => Object.hasOwn(step.before, name))
  const set = Object.fromEntries(changed.map((name) => [name, checked.state[name]]))
  return said(await undoStep(db, staff, id, step.entry, set))
}

function said(undone: UndoResult): LeadDone | undefined {
  switch (undone.result) {
    case 'gone':
      return undefined
    case 'changed elsewhere':
      return leadDone(CHANGED, 'problem')
    case 'gets no leads':
      return leadDone(GETS_NONE, 'problem')
    case 'undone':
      return leadDone(`Undone.${undone.mail ? MAIL[undone.mail] : ''}`)
  }
}

function readStep(undo = ''): { entry: string; before: object } | undefined {
  try {
    const { entry, before } = JSON.parse(undo)
    const isReadable = isId(entry) && typeof before === 'object' && before !== null
    return isReadable ? { entry, before } : undefined
  } catch {
    return undefined
  }
}
