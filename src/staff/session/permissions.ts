import type { StaffRole } from '../../../db/schema/staff.ts'
import { LEAD_ROLES, STAFF_ROLES } from '../../../db/staff/staff-roles.ts'
import { WITH_ARTICLE } from '../../settings/accounts.ts'

/** What an account can be allowed to do. Every page, route and procedure for staff names one. */
export type Permission = keyof typeof ALLOWED

const EVERYONE = STAFF_ROLES

/** Who may do what. A role that is not named here may do nothing. */
const ALLOWED = {
  /** One's own password, codes and sessions. */
  account: EVERYONE,
  posts: EVERYONE,
  testimonials: EVERYONE,
  /** What the pages of towns, vessel types, products and brokers say. */
  texts: EVERYONE,
  /** Recording which broker has reviewed a page. */
  reviews: ['owner', 'broker'],
  /** The tools page with its import of articles. */
  imports: EVERYONE,
  /** Everything about visitors who asked for something, and figures about them. */
  leads: LEAD_ROLES,
  /** The newsletter's list, with its addresses. */
  subscribers: ['owner', 'broker'],
  /** What is left to do before the site opens. */
  settings: ['owner', 'broker'],
  /** The agency's details, its closing days, and who gets which leads. */
  agency: ['owner'],
  /** Reading it: nobody can change it. */
  log: ['owner', 'broker'],
  /** Marking points on the list of what to replace before the site opens. */
  opening: ['owner'],
  /** Other people's accounts. */
  accounts: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

/** Whether somebody may do something; nobody who is not signed in may. */
export function may(staff: { role: StaffRole } | undefined, permission: Permission): boolean {
  const roles: readonly StaffRole[] = ALLOWED[permission]
  return staff !== undefined && roles.includes(staff.role)
}

/** A sentence for somebody who may not: "Only an owner or a broker can." */
export function whoseItIs(permission: Permission | undefined): string {
  const roles = permission ? ALLOWED[permission] : []
  if (roles.length === 0) return 'Nobody can.'
  return `Only ${roles.map((role) => WITH_ARTICLE[role]).join(' or ')} can.`
}
