import { staffOf } from './session.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** Without a session: a long article. What comes back is a page, which others wait for. */
const MAX_SIGNED_OUT = 100_000

/**
 * How many bytes of text a form of the staff's may bring, as `withForm` takes it.
 * @param most For who is signed in; undefined for as much as any form may bring.
 */
export async function maxTextBytes(request: Request, most?: number): Promise<number | undefined> {
  return (await mayBeStaff(request)) ? most : MAX_SIGNED_OUT
}

/** Without the database, whoever has the cookie of a session: what they typed must not be lost. */
async function mayBeStaff({ headers }: Request): Promise<boolean> {
  return staffOf(headers).then(Boolean, () => hasSessionCookie(headers))
}
