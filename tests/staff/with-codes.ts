import { pendingCodes } from '../../src/staff/account/pending-codes.ts'
import type { TestDatabase } from '../servers/databases.ts'
import { oneTimeCode } from './one-time-code.ts'
import { authOn, cookiesOf, makeStaff, PASSWORD, staffSite } from './staff-site.ts'

const EMAIL = 'anna@agency.example'

/** An account that signs in with codes of an app. */
export async function withCodes(database: TestDatabase) {
  const anna = await makeStaff(database, EMAIL)
  const site = staffSite(database)
  const right = { email: EMAIL, password: PASSWORD }
  const headers = cookiesOf(await site.auth('/sign-in/email', right))
  const library = authOn(database)
  await library.api.enableTwoFactor({ body: { password: PASSWORD }, headers })
  const pending = await pendingCodes(database.db, anna, 'Test Marine', () => library)
  const { secret = '', backupCodes = [] } = pending ?? {}
  await library.api.verifyTOTP({ body: { code: oneTimeCode(secret) }, headers })
  return {
    ...site,
    anna,
    library,
    secret,
    backupCodes,
    /** Cookies of a sign-in that has the password and waits for the code. */
    half: async () => ({
      cookie: cookiesOf(await site.post('/sign-in', right)).get('cookie') ?? '',
    }),
  }
}
