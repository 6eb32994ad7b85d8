import { redirect, requestAddress, requestHeaders } from '../server/request.ts'
import { type StaffMember, staffOf } from './session.ts'
import { signInPath } from './sign-in-path.ts'

/**
 * The member of staff for whom a page is rendered. The server has asked before it rendered; a page
 * asks again, so that no page depends on how it was reached.
 */
export async function requireStaff(): Promise<StaffMember> {
  const staff = await staffOf(requestHeaders())
  if (staff) return staff
  const { path, query } = requestAddress()
  redirect(signInPath(query.size > 0 ? `${path}?${query}` : path))
}
