export const COOKIE_PREFIX = 'staff'

const SESSION = new RegExp(`(^|;\\s*)(__Secure-)?${COOKIE_PREFIX}\\.session_token=[^;\\s]`)

/** Whether a request may come from staff: without this cookie, sign-in need not even be loaded. */
export function hasSessionCookie(headers: Headers): boolean {
  return SESSION.test(headers.get('cookie') ?? '')
}
