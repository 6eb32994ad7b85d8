import { sayOfPerson } from '../../../../db/leads/same-person.ts'
import { isId } from '../../../http/is-id.ts'
import { services } from '../../../http/services.ts'
import type { StaffMember } from '../../session/session.ts'
import type { Fields } from '../../session/staff-form.ts'
import { seeOther } from '../../session/staff-form.ts'
import { personHref } from '../addresses.ts'
import { type LeadDone, leadDone } from './lead-answer.ts'

const MERGED =
  'Shown as one person now, with all that came from both addresses. No request was changed, and “Not the same person” parts them again.'
const PARTED = 'Shown as two people now, and not offered as one again.'
const OTHER_GONE = 'Nothing was merged or parted: somebody deleted the other request meanwhile.'
const ONE_ADDRESS =
  'Both requests came from the same address, so they are always shown as one person.'

/**
 * Says that another lead is of the same person, or is not.
 * @returns To the page of the person, when it was said there. Undefined if the lead itself is gone.
 */
export async function handleSame(
  id: string,
  { same = '', apart = '', from }: Fields,
  staff: StaffMember,
): Promise<Response | LeadDone | undefined> {
  const other = same || apart
  const result = isId(other)
    ? await sayOfPerson(services().db, staff, id, other, same !== '')
    : 'other gone'
  if (result === 'gone') return undefined
  const problem = { 'one address': ONE_ADDRESS, 'other gone': OTHER_GONE, said: '' }[result]
  const done = leadDone(problem || (same ? MERGED : PARTED), problem ? 'problem' : 'success')
  return from === 'person' ? seeOther(personHref(id), { flash: done.done }) : done
}
