import { getAuthTables } from 'better-auth/db'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { listPasskeys } from '../../../db/staff/passkeys.ts'
import { makePasswordLink } from '../../../db/staff/password-links.ts'
import { MAX_TRIES } from '../../../db/staff/sign-in-tries.ts'
import { accountApi } from '../../../src/staff/account/routes.ts'
import { passkeySite } from '../../../src/staff/session/auth-requests.ts'
import { flashOf } from '../../../src/staff/session/flash.ts'
import type { StaffEnv } from '../../../src/staff/session/staff-routes.ts'
import { signedInOnly } from '../../../src/staff/session/staff-routes.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { authenticator } from '../../staff/authenticator.ts'
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
/** What browsers accept for a site on an IP address. */
const { origin: ORIGIN } = passkeySite(SITE)

describe('passkeys are bound', () => {
  test('to the name of the site, at its own address alone', () => {
    const here = { rpID: 'www.agency.example', origin: 'https://www.agency.example' }
    expect(passkeySite('https://www.agency.example')).toEqual(here)
  })
  test('to the machine, where the site has no name', () => {
    const here = { rpID: 'localhost', origin: 'http://localhost:3000' }
    expect(passkeySite('http://127.0.0.1:3000')).toEqual(here)
    expect(passkeySite('http://[::1]:3000')).toEqual(here)
  })
})

onBothDatabases('a passkey', (open, kind) => {
  test('is added with the password, signs in, is renamed and removed, and all of it is logged', async () => {
    const database = await open()
    const desk = await openDesk(database)
    const key = authenticator(ORIGIN)
    const wrong = await desk.json('/passkeys/options', { password: 'not the password' })
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      { message: 'This is not your current password.' },
    ])
    expect((await desk.add(key, 'Office\nlaptop')).status).toBe(200)

    const signedIn = await desk.signIn(key, { to: '/admin/posts' })
    expect([signedIn.status, await signedIn.json()]).toEqual([200, { to: '/admin/posts' }])
    expect(await whoIs(cookiesOf(signedIn), authOn(database))).toBe(EMAIL)

    const [passkey] = await listPasskeys(database.db, desk.staff.id)
    expect(passkey?.name).toBe('Office laptop')
    await desk.form('/passkeys/rename', { id: passkey?.id ?? '', name: 'Old laptop' })
    const removed = await desk.form('/passkeys/remove', { id: passkey?.id ?? '' })
    expect(flashOf(cookiesOf(removed))?.text).toContain('“Old laptop” is removed')
    const again = await desk.form('/passkeys/remove', { id: passkey?.id ?? '' })
    expect(flashOf(cookiesOf(again))?.text).toContain('no longer in your account')
    expect((await desk.signIn(key)).status).toBe(401)
    expect(await actions(database)).toEqual([
      'password-failed',
      'passkey-added',
      'sign-in',
      'passkey-renamed',
      'passkey-removed',
      'passkey-failed',
    ])
  })

  test('signs in without a code, although the password alone would not', async () => {
    const database = await open()
    const desk = await openDesk(database)
    const key = authenticator(ORIGIN)
    await desk.add(key)
    const flag = kind === 'SQLite' ? '1' : 'true'
    await database.db
      .updateTable('staff')
      .set({ twoFactorEnabled: flag as '1' })
      .execute()
    const half = await desk.auth('/sign-in/email', { email: EMAIL, password: PASSWORD })
    expect(await whoIs(cookiesOf(half), authOn(database))).toBeUndefined()
    expect(await whoIs(cookiesOf(await desk.signIn(key)), authOn(database))).toBe(EMAIL)
  })

  test('stays when the password is reset by a link, and that says so', async () => {
    const database = await open()
    const desk = await openDesk(database)
    const { post } = staffSite(database)
    const reset = async () => {
      const token = await makePasswordLink(database.db, desk.staff.id)
      const answer = await post('/new-password', { token, password: 'four tides and a bit more' })
      return flashOf(cookiesOf(answer))?.text
    }
    const key = authenticator(ORIGIN)
    await desk.add(key)
    expect(await reset()).toContain('Your passkeys still work')
    expect((await desk.signIn(key)).status).toBe(200)
    await database.db.deleteFrom('staff_passkeys').execute()
    expect(await reset()).toBe('Your password is changed. Sign in with it.')
  })

  test('is refused unless its device verified its owner, both when added and when used', async () => {
    const database = await open()
    const desk = await openDesk(database)
    const key = authenticator(ORIGIN)
    expect((await desk.add(key, '', { isVerified: false })).status).toBe(422)
    expect(await listPasskeys(database.db, desk.staff.id)).toEqual([])
    await desk.add(key)
    const refused = await desk.signIn(key, { isVerified: false })
    expect([refused.status, refused.headers.getSetCookie().join()]).toEqual([401, ''])
    expect((await desk.signIn(key)).status).toBe(200)
  })

  test('is of no use on another address, with another challenge, or a second time', async () => {
    const database = await open()
    const desk = await openDesk(database)
    const key = authenticator(ORIGIN)
    expect((await desk.add(authenticator('https://evil.example'))).status).toBe(422)
    await desk.add(key)
    const offer = await desk.offer()
    const answer = key.get(offer.options)
    const other = await desk.offer()
    expect((await desk.show(answer, other.cookie)).status).toBe(401)
    expect((await desk.show(answer, offer.cookie)).status).toBe(200)
    expect((await desk.show(answer, offer.cookie)).status).toBe(401)
    expect((await desk.show(key.get(other.options), '')).status).toBe(401)
  })

  test('of somebody else can be neither renamed nor removed', async () => {
    const database = await open()
    const desk = await openDesk(database)
    await desk.add(authenticator(ORIGIN), 'Mine')
    const [passkey] = await listPasskeys(database.db, desk.staff.id)
    await makeStaff(database, 'bob@agency.example')
    const bob = await desk.auth('/sign-in/email', {
      email: 'bob@agency.example',
      password: PASSWORD,
    })
    const cookie = cookiesOf(bob).get('cookie') ?? ''
    for (const path of ['/passkeys/rename', '/passkeys/remove']) {
      const answer = await desk.form(path, { id: passkey?.id ?? '', name: 'His' }, cookie)
      expect(flashOf(cookiesOf(answer))?.tone).toBe('problem')
    }
    expect(await listPasskeys(database.db, desk.staff.id)).toEqual([passkey])
  })

  test('that is wrong counts as a try to sign in, for passwords too', async () => {
    const database = await open()
    const desk = await openDesk(database)
    const { options, cookie } = await desk.offer()
    for (let n = 0; n < MAX_TRIES; n++) {
      expect((await desk.show(authenticator(ORIGIN).get(options), cookie)).status).toBe(401)
    }
    expect((await desk.show(authenticator(ORIGIN).get(options), cookie)).status).toBe(429)
    const right = { email: EMAIL, password: PASSWORD }
    expect((await desk.auth('/sign-in/email', right)).status).toBe(429)
  })

  test('cannot be asked for without end, and nonsense is refused with a sentence', async () => {
    const database = await open()
    const desk = await openDesk(database)
    for (const response of [null, 7, {}, { id: {} }, { id: 'x'.repeat(2000) }, { id: 'x' }]) {
      const answer = await desk.show(response, '')
      expect([400, 401]).toContain(answer.status)
      expect((await answer.json()).message).toMatch(/^No account here uses this passkey/)
    }
    for (let n = 0; n < MAX_TRIES; n++)
      expect((await desk.post('/passkey/options', {})).status).toBe(200)
    const answer = await desk.post('/passkey/options', {})
    expect([answer.status, (await answer.json()).message]).toEqual([
      429,
      'That was too many tries. You can try again in 10 minutes.',
    ])
  })

  test('has every column that the sign-in library writes, like its other tables', async () => {
    const database = await open()
    const tables = await database.db.introspection.getTables()
    const wanted = Object.values(getAuthTables(authOn(database).options))
    expect(wanted.map(({ modelName }) => modelName)).toContain('staff_passkeys')
    for (const { modelName, fields } of wanted) {
      const columns = tables.find(({ name }) => name === modelName)?.columns.map(({ name }) => name)
      const names = Object.entries(fields).map(([name, { fieldName }]) => fieldName ?? name)
      expect(columns, modelName).toEqual(expect.arrayContaining(['id', ...names]))
    }
  })
})

type Key = ReturnType<typeof authenticator>

/** Somebody who is signed in, with what the account page and the sign-in page ask. */
async function openDesk(database: TestDatabase) {
  const site = staffSite(database)
  const staff = await makeStaff(database)
  const signedIn = await authOn(database).api.signInEmail({
    body: { email: EMAIL, password: PASSWORD },
    asResponse: true,
  })
  const mine = cookiesOf(signedIn).get('cookie') ?? ''
  const routes = new Hono<StaffEnv>().use(signedInOnly).route('/', accountApi)
  const visitor = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }
  const ask = (path: string, init: RequestInit) =>
    Promise.resolve(
      routes.fetch(new Request(`${SITE}${path}`, { method: 'POST', ...init }), visitor as never),
    )
  const json = (path: string, body: object, cookie = mine) =>
    ask(path, { body: JSON.stringify(body), headers: { cookie, ...JSON_TYPE } })
  const post = (path: string, body: object, cookie = '') => site.postJson(path, body, { cookie })
  const offer = async () => {
    const answer = await post('/passkey/options', {})
    return { options: await answer.json(), cookie: cookiesOf(answer).get('cookie') ?? '' }
  }
  const show = (response: unknown, cookie: string, to = '') =>
    post('/passkey', { response, to }, cookie)
  return {
    staff,
    auth: site.auth,
    json,
    post,
    offer,
    show,
    form: (path: string, fields: Record<string, string>, cookie = mine) =>
      ask(path, { body: new URLSearchParams(fields), headers: { cookie } }),
    async add(key: Key, name = '', verified = {}) {
      const answer = await json('/passkeys/options', { password: PASSWORD })
      const cookie = `${mine}; ${cookiesOf(answer).get('cookie')}`
      return json(
        '/passkeys/add',
        { response: key.create(await answer.json(), verified), name },
        cookie,
      )
    },
    async signIn(key: Key, { to = '', ...verified }: { to?: string; isVerified?: boolean } = {}) {
      const { options, cookie } = await offer()
      return show(key.get(options, verified), cookie, to)
    },
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function actions({ db }: TestDatabase): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select('action').orderBy('at').execute()
  return rows.map(({ action }) => action)
}
