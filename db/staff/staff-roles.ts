import type { StaffRole } from '../schema/staff.ts'

/** From the one that may do most to the one that may do least. */
export const STAFF_ROLES = ['owner', 'broker', 'writer'] as const satisfies StaffRole[]

/** The roles that see leads, and so can get them. */
export const LEAD_ROLES = ['owner', 'broker'] as const satisfies StaffRole[]

/** Whether somebody can have leads. */
export function getsLeads({ role }: { role: StaffRole }): boolean {
  return LEAD_ROLES.some((one) => one === role)
}

/** Whether what somebody sent names a role. */
export function isStaffRole(name: unknown): name is StaffRole {
  return STAFF_ROLES.some((role) => role === name)
}
