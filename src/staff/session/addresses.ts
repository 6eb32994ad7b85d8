import type { StaffRole } from '../../../db/schema/staff.ts'
import { may } from './permissions.ts'

const HOME = '/admin/leads'
const HOME_WITHOUT_LEADS = '/admin/posts'

/** The first page of the desk for somebody. */
export function homeOf(staff: { role: StaffRole } | undefined): string {
  return !staff || may(staff, 'leads') ? HOME : HOME_WITHOUT_LEADS
}

/** Where sign-in leads somebody who asked for a page. */
export function arrival(to: string, staff: { role: StaffRole }): string {
  return to === HOME ? homeOf(staff) : to
}

/** The sign-in page, with the staff address to open afterward. */
export function signInPath(to: string): string {
  return to === HOME ? '/admin/sign-in' : `/admin/sign-in?to=${encodeURIComponent(to)}`
}

/** The second step of the sign-in page. */
export function codePath(to: string): string {
  const path = signInPath(to)
  return `${path}${path.includes('?') ? '&' : '?'}step=code`
}

/** Where to go after signing in: always a staff page, whatever the address bar says. */
export function destination(to: string | null | undefined): string {
  if (!to?.startsWith('/admin')) return HOME
  const { origin, pathname, search } = new URL(to, 'http://site')
  const isOwn = origin === 'http://site' && /^\/admin(\/|$)/.test(pathname)
  return isOwn && !pathname.startsWith('/admin/sign-in') ? pathname + search : HOME
}

/** The address that creates an account, once. */
export function setUpAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/set-up?token=${token}`
}

/** The address that sets a new password, once. */
export function newPasswordAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/new-password?token=${token}`
}

/** The staff pages that need no session. */
export const OPEN_PAGES = [
  '/admin/sign-in',
  '/admin/set-up',
  '/admin/forgot-password',
  '/admin/new-password',
]
