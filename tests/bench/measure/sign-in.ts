import { STAFF } from '../../staff/account.ts'

/** The cookies of the owner that `STAFF_SETTINGS` make. */
export async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/staff-access/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email: STAFF.email, password: STAFF.password }),
    // As a browser says it.
    headers: { origin: address },
    redirect: 'manual',
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
