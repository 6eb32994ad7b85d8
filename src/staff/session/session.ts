import type { StaffRole } from '../../../db/schema/staff.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import { staffAuth } from './auth.ts'
import { hasSessionCookie, isSessionCookie } from './auth-requests.ts'
import { authorCookie } from './author.ts'
import type { StaffAuth } from './open-auth.ts'

export type { StaffMember }

export interface SignedIn {
  staff: StaffMember
  sessionId: string
  hasSecondFactor: boolean
  /** Set-Cookie lines that extend the session, once a day. */
  cookies: string[]
}

/**
 * The signed-in member of staff who sent a request, if any.
 * @throws If the database is unavailable.
 */
export async function staffOf(headers: Headers): Promise<StaffMember | undefined> {
  return (await sessionOf(headers))?.staff
}

/** Like `staffOf`, with the whole session. */
export async function sessionOf(
  headers: Headers,
  auth: () => StaffAuth | Promise<StaffAuth> = staffAuth,
): Promise<SignedIn | undefined> {
  if (!hasSessionCookie(headers)) return undefined
  const { api } = await auth()
  const { headers: answered, response } = await api.getSession({ headers, returnHeaders: true })
  if (!response) return undefined
  const { user, session } = response
  const cookies = answered.getSetCookie()
  return {
    staff: { id: user.id, name: user.name, email: user.email, role: user.role as StaffRole },
    sessionId: session.id,
    hasSecondFactor: Boolean(user.twoFactorEnabled),
    cookies: cookies.some(isSessionCookie) ? [...cookies, authorCookie(user.id)] : cookies,
  }
}
