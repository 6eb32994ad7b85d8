import { rendering } from '../../http/rendering.ts'
import { notFound, redirect, requestAddress, requestHeaders } from '../../http/request.ts'
import { signInPath } from './addresses.ts'
import { may, type Permission, whoseItIs } from './permissions.ts'
import { type SignedIn, type StaffMember, sessionOf } from './session.ts'

/**
 * The member of staff for whom a page is rendered, if their role may do what the page is for;
 * otherwise the answer is a 403 that says whose page it is. The guard has checked the session before;
 * a page checks again, so that no page depends on its route.
 */
export async function requireStaff(permission: Permission): Promise<StaffMember> {
  return (await requireSession(permission)).staff
}

/** Like `requireStaff`, with the whole session. */
export async function requireSession(permission: Permission): Promise<SignedIn> {
  const session = await currentSession()
  return may(session.staff, permission) ? session : refuse(permission)
}

/** Whoever is signed in: only for a page that shows them nothing. */
export async function anyStaff(): Promise<StaffMember> {
  return (await currentSession()).staff
}

async function currentSession(): Promise<SignedIn> {
  const session = await sessionOf(requestHeaders())
  if (session) return session
  const { path, query } = requestAddress()
  redirect(signInPath(query.size > 0 ? `${path}?${query}` : path))
}

/** Nothing of the page is rendered: the 404 page is, and sees from this what to say. */
function refuse(permission: Permission): never {
  const page = rendering()
  if (page) {
    page.status = 403
    page.refused = whoseItIs(permission)
  }
  notFound()
}
