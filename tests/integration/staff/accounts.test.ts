import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { hasStaff, listStaff } from '../../../db/staff/staff.ts'
import { findInvitation, makeInvitation } from '../../../db/staff/staff-invitations.ts'
import { ACCOUNT_EMAIL } from '../../../src/settings/accounts.ts'
import { makeInvitedAccount, signInNotice } from '../../../src/staff/sign-in/make-account.ts'
import { describeStaff, inviteStaff, removeStaff } from '../../../src/staff/sign-in/manage.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import {
  anotherProcess,
  authOn,
  cookiesOf,
  makeStaff,
  PASSWORD,
  SITE,
  staffSite,
  whoIs,
} from '../../staff/staff-site.ts'

const ANNA = { name: 'Anna Fowler', email: 'Anna@Agency.example', password: PASSWORD }
const settings = { siteUrl: SITE, firstStaff: undefined }

onBothDatabases('staff accounts', (open) => {
  test('an account is made for those addresses alone with which one can sign in', async () => {
    const auth = authOn(await open())
    for (const email of [
      'anna@agency.example',
      "o'neill@agency.example",
      'anna+boats@mail.agency.example',
      'a&b@agency.example',
      'a..b@agency.example',
      '.anna@agency.example',
      'ünï@agency.example',
      'anna%boats@agency.example',
      'anna@agency.e',
    ]) {
      const refused = await auth.api.signInEmail({ body: { email, password: PASSWORD } }).then(
        () => '',
        ({ body }) => body?.code,
      )
      expect([email, ACCOUNT_EMAIL.test(email)]).toEqual([email, refused !== 'INVALID_EMAIL'])
    }
  })

  test('a start without an account gives a link that makes the first one, once', async () => {
    const { db } = await open()
    const token = tokenIn(await signInNotice(db, settings))
    expect(await makeInvitedAccount(db, token, ANNA)).toMatchObject({
      email: 'anna@agency.example',
    })
    expect(await makeInvitedAccount(db, token, { ...ANNA, email: 'b@x.example' })).toBeUndefined()
    expect(await listStaff(db)).toHaveLength(1)
    expect(await signInNotice(db, settings)).toBe(`Staff sign in at ${SITE}/admin/sign-in`)
  })

  test('of two who use one link at once, one gets an account', async () => {
    const { db, url } = await open()
    const token = await makeInvitation(db, null)
    const made = await Promise.all([
      makeInvitedAccount(db, token, ANNA),
      makeInvitedAccount(anotherConnection(url), token, { ...ANNA, email: 'ben@agency.example' }),
    ])
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await listStaff(db)).toHaveLength(1)
  })

  test('every start voids the links of those before it', async () => {
    const { db } = await open()
    const first = tokenIn(await signInNotice(db, settings))
    const second = tokenIn(await signInNotice(db, settings))
    expect(await findInvitation(db, first)).toBeUndefined()
    expect(await findInvitation(db, second)).toMatchObject({ email: null })
  })

  test('a link is good for a day, and its token is stored nowhere', async () => {
    const { db } = await open()
    const token = await makeInvitation(db, null)
    const row = await db.selectFrom('staff_invitations').selectAll().executeTakeFirstOrThrow()
    expect(Object.values(row)).not.toContain(token)
    expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBe(24 * 3_600_000)
    const yesterday = new Date(Date.now() - 1).toISOString()
    await db.updateTable('staff_invitations').set({ expires_at: yesterday }).execute()
    expect(await findInvitation(db, token)).toBeUndefined()
    expect(await makeInvitedAccount(db, token, ANNA)).toBeUndefined()
    expect(await hasStaff(db)).toBe(false)
  })

  test('the set-up link is void once there is an account, an invitation is not', async () => {
    const database = await open()
    const { db } = database
    const setUp = await makeInvitation(db, null)
    const invited = await makeInvitation(db, 'ben@agency.example')
    await makeStaff(database)
    expect(await findInvitation(db, setUp)).toBeUndefined()
    const ben = await makeInvitedAccount(db, invited, { ...ANNA, email: 'other@x.example' })
    expect(ben?.email).toBe('ben@agency.example')
  })

  test('the settings make the first account, and no second one', async () => {
    const database = await open()
    const { db } = database
    const firstStaff = { email: 'Anna@agency.example', password: PASSWORD }
    expect(await signInNotice(db, { siteUrl: SITE, firstStaff })).toContain(
      'Created the first staff account',
    )
    const another = { email: 'ben@agency.example', password: PASSWORD }
    expect(await signInNotice(db, { siteUrl: SITE, firstStaff: another })).not.toContain('Made')
    expect(await describeStaff(db)).toMatch(
      /^anna@agency\.example {2}Anna {2}owner {2}since 20\S+ {2}password only$/,
    )
    expect(await signsIn(database, 'anna@agency.example')).toBe('anna@agency.example')
  })

  test('an account is added by a link, listed, and removed with its sessions', async () => {
    const database = await open()
    const { db } = database
    expect(await describeStaff(db)).toBe('There is no staff account yet.')
    const token = tokenIn(await inviteStaff(db, ' Ben@agency.example ', SITE))
    await makeInvitedAccount(db, token, ANNA)
    await expect(inviteStaff(db, 'ben@agency.example', SITE)).rejects.toThrow(
      /already has an account/,
    )

    const { auth } = staffSite(database)
    const answer = await auth('/sign-in/email', { email: 'ben@agency.example', password: PASSWORD })
    const cookies = cookiesOf(answer)
    expect(await whoIs(cookies, anotherProcess(database))).toBe('ben@agency.example')
    expect(await removeStaff(db, 'BEN@agency.example')).toMatch(
      /signed it out everywhere. It was the last/,
    )
    expect(await whoIs(cookies, anotherProcess(database))).toBeUndefined()
    for (const table of ['staff', 'staff_passwords', 'staff_sessions'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    await expect(removeStaff(db, 'ben@agency.example')).rejects.toThrow(/has no account/)
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'about', 'staff_email'])
      .orderBy('at')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'invited',
      'account-made',
      'sign-in',
      'account-removed',
    ])
    expect(log.at(-1)).toMatchObject({ about: 'ben@agency.example', staff_email: null })
  })

  test('removing someone who never came voids the link', async () => {
    const { db } = await open()
    const token = tokenIn(await inviteStaff(db, 'ben@agency.example', SITE))
    expect(await removeStaff(db, 'ben@agency.example')).toMatch(/had no account yet. The link/)
    expect(await findInvitation(db, token)).toBeUndefined()
  })
})

function tokenIn(text: string): string {
  const token = /\/admin\/set-up\?token=([\w-]{43})\n/.exec(text)?.[1]
  if (!token) throw new Error(`no link in: ${text}`)
  return token
}

function anotherConnection(url: string) {
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  return db
}

async function signsIn(database: TestDatabase, email: string) {
  const { auth } = staffSite(database)
  const answer = await auth('/sign-in/email', { email, password: PASSWORD })
  return whoIs(cookiesOf(answer), authOn(database))
}
