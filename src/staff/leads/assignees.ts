import type { Db } from '../../../db/open.ts'
import { listStaff, type StaffMember } from '../../../db/staff/staff.ts'
import { may } from '../session/permissions.ts'

/** The staff that leads can be assigned to: those who may see them. */
export async function listAssignees(db: Db): Promise<StaffMember[]> {
  return (await listStaff(db)).filter(mayHaveLeads)
}

/** Whether leads can be assigned to a member of staff. */
export function mayHaveLeads(member: StaffMember): boolean {
  return may(member, 'leads')
}
