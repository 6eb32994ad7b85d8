import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { findOpenJob, openJobs } from '../../../db/ops/outbox.ts'
import { listLog } from '../../../db/staff/audit-list.ts'
import { findPasswordLink, makePasswordLink } from '../../../db/staff/password-links.ts'
import { countAccountTry, MAX_ACCOUNT_TRIES } from '../../../db/staff/sign-in-tries.ts'
import { findInvitation, inviteByMail } from '../../../db/staff/staff-invitations.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { pendingCodes } from '../../../src/staff/account/pending-codes.ts'
import { flashOf } from '../../../src/staff/session/flash.ts'
import { inTurn, knownBrowserCookie } from '../../../src/staff/session/password-turn.ts'
import { resetStaff } from '../../../src/staff/sign-in/manage.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import type { WorkerContext } from '../../../worker/jobs/context.ts'
import { mailStaff } from '../../../worker/jobs/mail-staff.ts'
import { smtpServer } from '../../../worker/mail/smtp.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { startSmtpPeer } from '../../servers/smtp-peer.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { oneTimeCode } from '../../staff/one-time-code.ts'
import { openDesk } from '../../staff/staff-desk.ts'
import {
  authOn,
  cookiesOf,
  makeStaff,
  PASSWORD,
  SITE,
  staffSite,
  whoIs,
} from '../../staff/staff-site.ts'

const EMAIL = 'anna@agency.example'
const NEW = 'four tides and a bit more'
const signal = new AbortController().signal

onBothDatabases('a forgotten password', (open) => {
  test('is answered alike with and without an account, and only an account gets a mail', async () => {
    const database = await open()
    await makeStaff(database)
    const { post } = staffSite(database)
    const answers = await Promise.all(
      [EMAIL, 'nobody@agency.example'].map((email) => post('/forgot-password', { email })),
    )
    const [known, unknown] = answers.map((answer) => [
      answer.status,
      answer.headers.get('location'),
      flashOf(cookiesOf(answer)),
    ])
    expect(known).toEqual(unknown)
    expect(JSON.stringify(known)).toContain('If this address has an account')
    const mails = await sent(database)
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([EMAIL])
    const { entries } = await listLog(database.db, {})
    expect(entries.map(({ about }) => about).sort()).toEqual([EMAIL, null])
  })

  test('is set anew by the mailed link, once; every session ends and the codes stay', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const { post, auth } = staffSite(database)
    const session = cookiesOf(await auth('/sign-in/email', { email: EMAIL, password: PASSWORD }))
    const library = authOn(database)
    await library.api.enableTwoFactor({ body: { password: PASSWORD }, headers: session })
    const pending = await pendingCodes(db, anna, 'Test Marine', () => library)
    const secret = pending?.secret ?? ''
    const on = await library.api.verifyTOTP({
      body: { code: oneTimeCode(secret) },
      headers: session,
      asResponse: true,
    })
    const current = on.headers.getSetCookie().length > 0 ? cookiesOf(on) : session

    await post('/forgot-password', { email: ` ${EMAIL.toUpperCase()} ` })
    const [mail] = await sent(database)
    expect(mail?.subject).toMatch(/^A new password for the .+ website$/)
    const token = tokenIn(mail?.text ?? '')
    const weak = await post('/new-password', { token, password: 'short' })
    expect(flashOf(cookiesOf(weak))?.errors?.password).toMatch(/at least 12/)
    const done = await post('/new-password', { token, password: NEW })
    expect(done.headers.get('location')).toBe('/admin/sign-in')
    expect(done.headers.getSetCookie().join()).not.toContain('session_token')
    expect(await whoIs(current, library)).toBeUndefined()
    const again = await post('/new-password', { token, password: 'five tides and much more' })
    expect(again.headers.get('location')).toContain('/admin/new-password?token=')

    expect((await auth('/sign-in/email', { email: EMAIL, password: PASSWORD })).status).toBe(401)
    const half = await post('/sign-in', { email: EMAIL, password: NEW })
    expect(half.headers.get('location')).toContain('step=code')
    expect(await whoIs(cookiesOf(half), library)).toBeUndefined()
  })

  test('has a link that is good for half an hour, and of several only the first used', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const [first, second] = [
      await makePasswordLink(db, anna.id),
      await makePasswordLink(db, anna.id),
    ]
    const rows = await db.selectFrom('staff_password_links').selectAll().execute()
    for (const row of rows) {
      expect(Object.values(row)).not.toContain(first)
      expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBe(30 * 60_000)
    }
    const { post } = staffSite(database)
    await post('/new-password', { token: second, password: NEW })
    expect(await findPasswordLink(db, first)).toBeUndefined()
    const late = await makePasswordLink(db, anna.id)
    const expires_at = new Date(Date.now() - 1).toISOString()
    await db.updateTable('staff_password_links').set({ expires_at }).execute()
    expect(await findPasswordLink(db, late)).toBeUndefined()
    const answer = await post('/new-password', { token: late, password: PASSWORD })
    expect(answer.headers.get('location')).toContain('/admin/new-password')
    const signsIn = await post('/sign-in', { email: EMAIL, password: NEW })
    expect(signsIn.headers.getSetCookie().join()).toContain('session_token')
  })

  test('of two who use one link at once, one sets the password', async () => {
    const database = await open()
    const anna = await makeStaff(database)
    const token = await makePasswordLink(database.db, anna.id)
    const { post } = staffSite(database)
    const answers = await Promise.all(
      [NEW, 'five tides and much more'].map((password) =>
        post('/new-password', { token, password }),
      ),
    )
    const places = answers.map((answer) => answer.headers.get('location')?.split('?')[0])
    expect(places.sort()).toEqual(['/admin/new-password', '/admin/sign-in'])
  })

  test('is asked for three times an hour for one account, and ten times from one place', async () => {
    const database = await open()
    await makeStaff(database)
    const { post } = staffSite(database)
    for (let n = 1; n <= 10; n++) {
      const answer = await post('/forgot-password', { email: EMAIL })
      expect(flashOf(cookiesOf(answer))?.tone, `${n}`).toBe('success')
    }
    const refused = await post('/forgot-password', { email: EMAIL })
    expect(flashOf(cookiesOf(refused))?.text).toMatch(/^That was too many tries/)
    expect(await sent(database)).toHaveLength(3)
    const signsIn = await post('/sign-in', { email: EMAIL, password: PASSWORD })
    expect(signsIn.headers.getSetCookie().join()).toContain('session_token')
  })

  test('can be set by a link of the command line, which says when there is no account', async () => {
    const database = await open()
    await makeStaff(database)
    const text = await resetStaff(database.db, ' Anna@agency.example', SITE)
    expect(text).toContain('works once, and expires after 30 minutes')
    expect(await findPasswordLink(database.db, tokenIn(text))).toMatchObject({ email: EMAIL })
    await expect(resetStaff(database.db, 'x@agency.example', SITE)).rejects.toThrow(
      /has no account/,
    )
  })

  test('an invitation is mailed with a link of its own, and not when it is too late', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const invited = { email: 'ben@agency.example', role: 'writer' } as const
    const shown = await inviteByMail(db, anna, invited)
    const [mail] = await sent(database)
    expect(mail?.text).toMatch(/create an account on .*, as\s+a writer\./s)
    const token = tokenIn(mail?.text ?? '')
    expect(token).not.toBe(shown)
    expect(await findInvitation(db, token)).toMatchObject(invited)
    await inviteByMail(db, anna, { ...invited, email: 'c@agency.example' })
    await db.deleteFrom('staff_invitations').execute()
    expect(
      (await sent(database)).filter(({ to }) => to?.[0]?.address === 'c@agency.example'),
    ).toEqual([])
  })

  test('tries that fail are in the log with their account, never with what was typed', async () => {
    const database = await open()
    await makeStaff(database)
    const { post } = staffSite(database)
    await post('/sign-in', { email: EMAIL, password: 'not the password' })
    await post('/sign-in', { email: 'secret@pass.word', password: 'x' })
    const { entries } = await listLog(database.db, {})
    expect(entries.map(({ action }) => action)).toEqual(['sign-in-failed', 'sign-in-failed'])
    expect(entries.map(({ about }) => about).sort()).toEqual([EMAIL, null])
    expect(JSON.stringify(entries)).not.toContain('secret')
    expect(entries[0]?.details).toEqual({ address: '203.0.113.9' })
  })

  test('a wrong one that is asked for again counts and is in the log like one at the sign-in', async () => {
    const database = await open()
    const { db } = database
    const desk = await openDesk(database, openObjectStore(database))
    const wrong = 'not the password'
    await desk.post('/account/password', { current_password: wrong, new_password: NEW })
    await desk.post('/account/codes/begin', { password: wrong })
    expect((await desk.postJson('/account/passkeys/options', { password: wrong })).status).toBe(422)
    const { entries } = await listLog(db, {})
    expect(entries).toHaveLength(3)
    for (const { action, staffEmail, details } of entries) {
      expect([action, staffEmail]).toEqual(['password-failed', EMAIL])
      expect(details).toEqual({ address: '203.0.113.9' })
    }
    const tries = async () => {
      const row = await db
        .selectFrom('sign_in_tries')
        .select('tries')
        .where('address', 'like', 'account %')
        .executeTakeFirst()
      return row?.tries
    }
    expect(await tries()).toBe(3)
    // The right one does not count; nor does any in a browser that the account has signed in with.
    expect((await desk.post('/account/codes/begin', { password: PASSWORD })).status).toBe(303)
    const known = knownBrowserCookie(EMAIL).split(';')[0]
    const cookie = `${desk.cookie}; ${known}`
    await desk.post('/account/codes/begin', { password: wrong }, { cookie })
    expect(await tries()).toBe(3)
    expect((await listLog(db, {})).entries).toHaveLength(4)
  })

  test('that nobody has typed or looked at is not called a wrong one', async () => {
    const database = await open()
    const { db } = database
    const desk = await openDesk(database, openObjectStore(database))
    const off = /^One-time codes are off: they were turned off meanwhile/
    const on = /^One-time codes are on already/
    const answer = async (form: string, field: string, password: string) =>
      flashOf(cookiesOf(await desk.post(`/account/codes/${form}`, { [field]: password })))
    // In a tab that does not know what was done in another one.
    for (const form of ['renew', 'end'])
      expect((await answer(form, `${form}_password`, PASSWORD))?.text).toMatch(off)
    expect((await answer('begin', 'password', ''))?.errors?.password).toBe(
      'Please enter your password.',
    )
    await db.updateTable('staff').set({ twoFactorEnabled: '1' }).execute()
    expect((await answer('begin', 'password', PASSWORD))?.text).toMatch(on)
    for (const form of ['renew', 'end'])
      expect((await answer(form, `${form}_password`, ''))?.errors).toEqual({
        [`${form}_password`]: 'Please enter your password.',
      })
    const nothing = await desk.postJson('/account/passkeys/options', { password: '' })
    expect(await nothing.json()).toEqual({ message: 'Please enter your password.' })
    expect((await listLog(db, {})).entries).toEqual([])
    expect(await db.selectFrom('sign_in_tries').selectAll().execute()).toEqual([])
  })

  test('is not even checked again while too many wait to guess it', async () => {
    const database = await open()
    const { db } = database
    const desk = await openDesk(database, openObjectStore(database))
    for (let n = 0; n < MAX_ACCOUNT_TRIES; n++) await countAccountTry(db, EMAIL)
    const gate = Promise.withResolvers<string>()
    onTestFinished(() => gate.resolve('checked'))
    const guesses = Array.from({ length: 8 }, () =>
      inTurn(db, new Headers(), EMAIL, () => gate.promise, 1),
    )
    // None is checked yet: the first answer is that there is no room to wait.
    expect(await Promise.race(guesses)).toBeUndefined()
    const refused = await desk.post('/account/codes/begin', { password: PASSWORD })
    expect(flashOf(cookiesOf(refused))?.errors?.password).toBe(
      'That was too many tries. You can try again in a minute.',
    )
  })
})

function tokenIn(text: string): string {
  const token = /\?token=([\w-]{43})\s/.exec(text)?.[1]
  if (!token) throw new Error(`no link in: ${text}`)
  return token
}

/** What the open jobs send; each is done once. */
async function sent({ db }: TestDatabase) {
  const peer = await startSmtpPeer()
  const mail = smtpServer(peer.url)
  onTestFinished(async () => {
    mail.close()
    await peer.stop()
  })
  const settings = parseConfig(mailSettings(peer.url))
  const workplace = {
    db,
    settings,
    mail,
    log: pino({ enabled: false }),
  } as unknown as WorkerContext
  for (const { id } of await openJobs(db, 'all', 100)) {
    const payload = await findOpenJob(db, 'mail-staff', id)
    if (payload) await mailStaff(workplace, payload, signal)
  }
  return Promise.all(peer.messages.map(({ raw }) => PostalMime.parse(raw)))
}
