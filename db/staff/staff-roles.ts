import type { StaffRole } from '../schema/staff.ts'

/** From the one that may do most to the one that may do least. */
export const STAFF_ROLES = ['owner', 'broker', 'writer'] as const satisfies StaffRole[]

/** Whether what somebody sent names a role. */
export function isStaffRole(name: unknown): name is StaffRole {
  return STAFF_ROLES.some((role) => role === name)
}
