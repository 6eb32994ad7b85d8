import { redirect, requestAddress, requestHeaders } from '../../http/request.ts'
import { type SignedIn, type StaffMember, sessionOf } from './session.ts'
import { signInPath } from './sign-in-path.ts'

/**
 * The member of staff for whom a page is rendered. The guard has checked the session before; a page
 * checks again, so that no page depends on its route.
 */
export async function requireStaff(): Promise<StaffMember> {
  return (await requireSession()).staff
}

/** Like `requireStaff`, with the whole session. */
export async function requireSession(): Promise<SignedIn> {
  const session = await sessionOf(requestHeaders())
  if (session) return session
  const { path, query } = requestAddress()
  redirect(signInPath(query.size > 0 ? `${path}?${query}` : path))
}
