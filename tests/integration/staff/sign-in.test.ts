import { expect, test } from 'vitest'
import {
  countTry,
  deleteEndedSignIns,
  forgetTries,
  MAX_TRIES,
} from '../../../db/staff/sign-in-tries.ts'
import { listStaffSessions } from '../../../db/staff/staff.ts'
import { makeInvitation } from '../../../db/staff/staff-invitations.ts'
import { pendingCodes } from '../../../src/staff/account/pending-codes.ts'
import { flashOf } from '../../../src/staff/session/flash.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { oneTimeCode } from '../../staff/one-time-code.ts'
import {
  anotherProcess,
  authOn,
  cookiesOf,
  makeStaff,
  PASSWORD,
  staffSite,
  whoIs,
} from '../../staff/staff-site.ts'
import { withCodes } from '../../staff/with-codes.ts'

const EMAIL = 'anna@agency.example'
const RIGHT = { email: EMAIL, password: PASSWORD }

onBothDatabases('signing in', (open) => {
  test('works in every web process at once, and leaves a word in the log', async () => {
    const database = await open()
    const anna = await makeStaff(database)
    const { post } = staffSite(database)
    const answer = await post('/sign-in', { ...RIGHT, to: '/admin/posts' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/posts'])
    const [line] = answer.headers.getSetCookie()
    expect(line).toMatch(
      /^staff\.session_token=\S+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await whoIs(cookiesOf(answer), anotherProcess(database))).toBe(EMAIL)
    const [session] = await listStaffSessions(database.db, anna.id)
    expect(session?.address).toBe('203.0.113.9')
    expect(await actions(database.db)).toEqual(['sign-in'])
  })

  test('ends the session that the browser had before, and no other one', async () => {
    const database = await open()
    await makeStaff(database)
    const { post } = staffSite(database)
    const elsewhere = cookiesOf(await post('/sign-in', RIGHT))
    const before = cookiesOf(await post('/sign-in', RIGHT))
    const cookie = before.get('cookie') ?? ''
    const after = cookiesOf(await post('/sign-in', RIGHT, { cookie }))
    const auth = anotherProcess(database)
    const who = await Promise.all([elsewhere, before, after].map((one) => whoIs(one, auth)))
    expect(who).toEqual([EMAIL, undefined, EMAIL])
    const madeUp = cookie.replace(/session_token=[^;]+/, 'session_token=made-up.signature')
    const answer = await post('/sign-in', RIGHT, { cookie: madeUp })
    expect(await whoIs(cookiesOf(answer), auth)).toBe(EMAIL)
  })

  test('is refused to an address after ten failures, for everyone on it, and says until when', async () => {
    const database = await open()
    await makeStaff(database)
    const { post, auth } = staffSite(database)
    const wrong = { ...RIGHT, password: 'not the password' }
    for (let n = 1; n < MAX_TRIES; n++) await countTry(database.db, '203.0.113.9')
    expect(flashOf(cookiesOf(await post('/sign-in', wrong)))?.text).toBeUndefined()
    const refused = flashOf(cookiesOf(await post('/sign-in', RIGHT)))
    expect(refused?.text).toBe('That was too many tries. You can try again in 10 minutes.')
    expect(refused?.values).toEqual({ email: EMAIL })
    const direct = await auth('/sign-in/email', RIGHT)
    expect(direct.status).toBe(429)
    expect(Number(direct.headers.get('retry-after'))).toBeGreaterThan(500)
    await database.db
      .updateTable('sign_in_tries')
      .set({ ends_at: new Date(Date.now() - 1).toISOString() })
      .execute()
    expect((await auth('/sign-in/email', RIGHT)).status).toBe(200)
  })

  test('counts tries that come all at once, and forgets them when one is right', async () => {
    const { db } = await open()
    const tries = await Promise.all(Array.from({ length: 25 }, () => countTry(db, '203.0.113.9')))
    expect(tries.filter((freeAt) => freeAt === undefined)).toHaveLength(MAX_TRIES)
    expect(await countTry(db, '198.51.100.7')).toBeUndefined()
    await forgetTries(db, '203.0.113.9')
    expect(await countTry(db, '203.0.113.9')).toBeUndefined()
  })

  test('ends at once everywhere: by signing out, by its own end, with another secret', async () => {
    const database = await open()
    await makeStaff(database)
    const { post, auth } = staffSite(database)
    const cookies = cookiesOf(await auth('/sign-in/email', RIGHT))
    const other = anotherProcess(database)
    expect(
      await whoIs(cookies, authOn(database, 'another secret of more than 32 characters')),
    ).toBe(undefined)
    const out = await post('/sign-out', {}, { cookie: cookies.get('cookie') ?? '' })
    expect(out.headers.get('location')).toBe('/admin/sign-in')
    expect(await whoIs(cookies, other)).toBeUndefined()
    expect(await actions(database.db)).toEqual(['sign-in', 'sign-out'])

    const later = cookiesOf(await auth('/sign-in/email', RIGHT))
    expect(await whoIs(later, other)).toBe(EMAIL)
    const past = new Date(Date.now() - 1000).toISOString()
    await database.db.updateTable('staff_sessions').set({ expiresAt: past }).execute()
    expect(await whoIs(later, other)).toBeUndefined()
  })

  test('is prolonged once a day, for those who come back', async () => {
    const database = await open()
    await makeStaff(database)
    const { auth } = staffSite(database)
    const cookies = cookiesOf(await auth('/sign-in/email', RIGHT))
    const process = authOn(database)
    const prolonged = async () =>
      (
        await process.api.getSession({ headers: cookies, returnHeaders: true })
      ).headers.getSetCookie()
    expect(await prolonged()).toEqual([])
    const inFiveDays = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString()
    await database.db.updateTable('staff_sessions').set({ expiresAt: inFiveDays }).execute()
    expect((await prolonged())[0]).toContain('Max-Age=604800')
    const { expiresAt } = await database.db
      .selectFrom('staff_sessions')
      .select('expiresAt')
      .executeTakeFirstOrThrow()
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 6.9 * 24 * 3_600_000)
  })

  test('with one-time codes wants a code after the password, and takes a backup code once', async () => {
    const database = await open()
    const anna = await makeStaff(database)
    const { auth, post } = staffSite(database)
    const headers = cookiesOf(await auth('/sign-in/email', RIGHT))
    const library = authOn(database)
    await library.api.enableTwoFactor({ body: { password: PASSWORD }, headers })
    const pending = await pendingCodes(database.db, anna, 'Test Marine', () => library)
    expect(pending?.address).toContain(`otpauth://totp/Test%20Marine:anna%40agency.example?secret=`)
    expect(pending?.backupCodes).toHaveLength(10)
    const { secret = '', backupCodes = [] } = pending ?? {}
    await library.api.verifyTOTP({ body: { code: oneTimeCode(secret) }, headers })
    expect(await pendingCodes(database.db, anna, 'Test Marine', () => library)).toBeUndefined()

    const half = await post('/sign-in', { ...RIGHT, to: '/admin/posts' })
    expect(half.headers.get('location')).toBe('/admin/sign-in?to=%2Fadmin%2Fposts&step=code')
    expect(await whoIs(cookiesOf(half), library)).toBeUndefined()
    const between = { cookie: cookiesOf(half).get('cookie') ?? '' }
    const wrong = await post('/code', { code: '000000' }, between)
    expect(flashOf(cookiesOf(wrong))?.errors?.code).toMatch(/^This code is not right/)
    const right = await post('/code', { code: oneTimeCode(secret), to: '/admin/posts' }, between)
    expect(right.headers.get('location')).toBe('/admin/posts')
    expect(await whoIs(cookiesOf(right), library)).toBe(EMAIL)

    for (const [n, expected] of [EMAIL, undefined].entries()) {
      const again = { cookie: cookiesOf(await post('/sign-in', RIGHT)).get('cookie') ?? '' }
      const answer = await post('/code', { code: ` ${backupCodes[3]} ` }, again)
      expect(await whoIs(cookiesOf(answer), library), `use ${n + 1}`).toBe(expected)
    }
    // As somebody types it from paper, and an app shows its own.
    for (const typed of [
      backupCodes[4]?.replace('-', ''),
      backupCodes[5]?.replace('-', ' – '),
      oneTimeCode(secret).replace(/(?=...$)/, '-'),
    ]) {
      const begun = { cookie: cookiesOf(await post('/sign-in', RIGHT)).get('cookie') ?? '' }
      await database.db.deleteFrom('sign_in_tries').execute()
      const answer = await post('/code', { code: typed ?? '' }, begun)
      expect(await whoIs(cookiesOf(answer), library), typed).toBe(EMAIL)
    }
  })

  test('wants a code each time, whatever the browser says of itself', async () => {
    const { auth, library, secret, backupCodes } = await withCodes(await open())
    for (const [call, code] of [
      ['totp', oneTimeCode(secret)],
      ['backup-code', backupCodes[0]],
    ]) {
      const half = cookiesOf(await auth('/sign-in/email', RIGHT))
      const cookie = half.get('cookie') ?? ''
      const trusting = { code, trustDevice: true }
      const whole = await auth(`/two-factor/verify-${call}`, trusting, { cookie })
      expect(await whoIs(cookiesOf(whole), library), call).toBe(EMAIL)
      expect(whole.headers.getSetCookie().join(), call).not.toContain('trust_device')
    }

    // As the library gives it to whom it trusts.
    const half = cookiesOf(await auth('/sign-in/email', RIGHT))
    const trusted = await library.api.verifyTOTP({
      body: { code: oneTimeCode(secret), trustDevice: true },
      headers: half,
      asResponse: true,
    })
    const cookie = cookiesOf(trusted).get('cookie') ?? ''
    expect(cookie).toContain('staff.trust_device=')
    const device = /staff\.trust_device=[^;]+/.exec(cookie)?.[0] ?? ''
    const again = await auth('/sign-in/email', RIGHT, { cookie: `a=b; ${device}` })
    expect(await whoIs(cookiesOf(again), library)).toBeUndefined()
    expect(await again.json()).toMatchObject({ twoFactorRedirect: true })
  })

  test('leaves nothing behind that a sweep does not clear', async () => {
    const database = await open()
    const { db } = database
    await makeStaff(database)
    const { auth } = staffSite(database)
    await auth('/sign-in/email', RIGHT)
    await auth('/sign-in/email', { ...RIGHT, password: 'not the password' })
    await makeInvitation(db, 'ben@agency.example')
    expect(await deleteEndedSignIns(db, new Date().toISOString())).toEqual({
      sessions: 0,
      steps: 0,
      links: 0,
      tries: 0,
    })
    const nextYear = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString()
    expect(await deleteEndedSignIns(db, nextYear)).toEqual({
      sessions: 1,
      steps: 0,
      links: 1,
      // Of the network address, and of the account.
      tries: 2,
    })
  })
})

async function actions(db: Parameters<typeof countTry>[0]): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select('action').orderBy('at').execute()
  return rows.map(({ action }) => action)
}
