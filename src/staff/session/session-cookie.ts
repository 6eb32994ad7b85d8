export const COOKIE_PREFIX = 'staff'

const NAME = `(__Secure-)?${COOKIE_PREFIX}\\.`
const SESSION = new RegExp(`(^|;\\s*)${NAME}session_token=[^;\\s]`)
const SECOND_STEP = new RegExp(`(^|;\\s*)${NAME}two_factor=[^;\\s]`)

/** Whether a request may come from staff: without this cookie, sign-in need not even be loaded. */
export function hasSessionCookie(headers: Headers): boolean {
  return SESSION.test(headers.get('cookie') ?? '')
}

/** Whether someone has given the password, and a one-time code is asked of them. */
export function awaitsCode(headers: Headers): boolean {
  return SECOND_STEP.test(headers.get('cookie') ?? '')
}

/** Whether a Set-Cookie line begins, prolongs or ends a session. */
export function isSessionCookie(line: string): boolean {
  return new RegExp(`^${NAME}session_token=`).test(line)
}
