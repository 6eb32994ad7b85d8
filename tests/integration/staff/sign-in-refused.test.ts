import { describe, expect, test } from 'vitest'
import { pendingCodes } from '../../../src/staff/account/pending-codes.ts'
import { flashOf } from '../../../src/staff/session/flash.ts'
import { openSqlite } from '../../servers/databases.ts'
import { oneTimeCode } from '../../staff/one-time-code.ts'
import { authOn, cookiesOf, makeStaff, PASSWORD, SITE, staffSite } from '../../staff/staff-site.ts'

const EMAIL = 'anna@agency.example'
const RIGHT = { email: EMAIL, password: PASSWORD }

describe('signing in', () => {
  test('says one thing, whether the address or the password is wrong', async () => {
    const database = await openSqlite()
    await makeStaff(database)
    const { post } = staffSite(database)
    const answers = await Promise.all([
      post('/sign-in', { ...RIGHT, password: 'not the password' }),
      post('/sign-in', { ...RIGHT, email: 'nobody@agency.example' }),
      post('/sign-in', { ...RIGHT, password: 'x'.repeat(200) }),
    ])
    for (const answer of answers) {
      expect(answer.headers.getSetCookie().join()).not.toContain('session_token')
      expect(flashOf(cookiesOf(answer))?.errors).toEqual({
        email: 'The email address or the password is not right. Please check both.',
      })
    }
    const empty = flashOf(cookiesOf(await post('/sign-in', { email: ' ', password: '' })))
    expect(empty?.errors).toEqual({
      email: 'Please enter your email address.',
      password: 'Please enter your password.',
    })
  })

  test('with codes of a lost secret fails with words, not with an error', async () => {
    const database = await openSqlite()
    const anna = await makeStaff(database)
    const { auth, post } = staffSite(database)
    const old = authOn(database, 'the secret of last year, 32 characters long')
    const api = old.api
    const signedIn = await api.signInEmail({ body: RIGHT, asResponse: true })
    await api.enableTwoFactor({ body: { password: PASSWORD }, headers: cookiesOf(signedIn) })
    const { secret = '' } = (await pendingCodes(database.db, anna, 'X', () => old)) ?? {}
    const process = authOn(database)
    expect(await pendingCodes(database.db, anna, 'X', () => process)).toBeUndefined()
    await api.verifyTOTP({ body: { code: oneTimeCode(secret) }, headers: cookiesOf(signedIn) })
    const half = await auth('/sign-in/email', RIGHT)
    const cookie = cookiesOf(half).get('cookie') ?? ''
    const answer = await post('/code', { code: oneTimeCode(secret) }, { cookie })
    expect(flashOf(cookiesOf(answer))?.text).toMatch(/^Codes cannot be checked right now/)
  })

  test('gives the token of the session to the cookie alone, which no script can read', async () => {
    const database = await openSqlite()
    const { auth } = staffSite(database)
    await makeStaff(database)
    const signedIn = await auth('/sign-in/email', RIGHT)
    const cookies = cookiesOf(signedIn)
    const [, token = ''] = /session_token=([^.;]+)\./.exec(cookies.get('cookie') ?? '') ?? []
    expect(token).toHaveLength(32)
    const said = await signedIn.text()
    expect(said).toContain(RIGHT.email)
    expect(said).not.toContain(token)
    const session = await auth('/get-session', undefined, { cookie: cookies.get('cookie') ?? '' })
    const { user, session: lasting } = await session.json()
    expect([user.email, typeof lasting.expiresAt]).toEqual([RIGHT.email, 'string'])
    expect(JSON.stringify(lasting)).not.toContain(token)
  })

  test('through /api/auth is all there is: no account is made there, and nothing else answers', async () => {
    const database = await openSqlite()
    const { auth } = staffSite(database)
    const account = { name: 'Mallory', email: 'm@x.example', password: PASSWORD }
    expect((await auth('/sign-up/email', account)).status).toBe(404)
    const direct = await authOn(database).handler(
      new Request(`${SITE}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      }),
    )
    expect(direct.status).toBe(400)
    for (const path of [
      '/update-user',
      '/list-sessions',
      '/ok',
      '/two-factor/disable',
      '/change-email',
    ]) {
      expect((await auth(path, {})).status, path).toBe(404)
      expect((await auth(path)).status, path).toBe(404)
    }
    expect(await (await auth('/get-session')).json()).toBeNull()
    expect((await auth('/sign-in/email', { junk: true })).status).toBe(400)
    expect(
      (await auth('/sign-in/email', { email: 'x'.repeat(20_000), password: 'x' })).status,
    ).toBe(413)
    expect(await database.db.selectFrom('staff').selectAll().execute()).toEqual([])
  })

  test('is taken from pages of the site alone', async () => {
    const database = await openSqlite()
    await makeStaff(database)
    const { auth, post } = staffSite(database)
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of elsewhere) {
      expect((await post('/sign-in', RIGHT, headers)).status).toBe(403)
      expect((await auth('/sign-in/email', RIGHT, headers)).status).toBe(403)
    }
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin', origin: SITE.replace('http:', 'https:') },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ]
    for (const headers of own) {
      const answer = await post('/sign-in', RIGHT, headers)
      expect(answer.headers.getSetCookie().join()).toContain('session_token')
    }
  })
})
