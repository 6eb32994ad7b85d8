import type { SubmissionKind } from '../../../../db/leads/submissions.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { requestName } from '../../../leads/request-names.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { SHORT_TEXT_CHARACTERS } from '../../../settings/business.ts'

/** A first and a last name, each as long as a form takes it, and a blank. */
const SHOWN_NAME = 2 * SHORT_TEXT_CHARACTERS + 1

/** The name of a lead's visitor on one line, or what it is when there is none. */
export function leadName(lead: { name: string; kind: SubmissionKind; reference: string }): string {
  return visibleLine(lead.name, SHOWN_NAME) || `${requestName(lead.kind)} ${lead.reference}`
}

/** Names of staff by address; an address outlives its account. */
export function staffNames(staff: StaffMember[]): (email: string | undefined) => string {
  const names = new Map(staff.map(({ email, name }) => [email, name]))
  return (email) => (email === undefined ? 'The site' : (names.get(email) ?? email))
}
