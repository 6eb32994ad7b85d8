import { expect, test } from 'vitest'
import { listLog } from '../../../db/staff/audit-list.ts'
import { findPasswordLink, makePasswordLink } from '../../../db/staff/password-links.ts'
import { changeRole, endAllSessions, removeAccount } from '../../../db/staff/staff-changes.ts'
import { findInvitation, inviteByMail } from '../../../db/staff/staff-invitations.ts'
import { inWords } from '../../../src/staff/log/action-words.ts'
import { flashOf } from '../../../src/staff/session/flash.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { oneTimeCode } from '../../staff/one-time-code.ts'
import { cookiesOf, makeStaff, whoIs } from '../../staff/staff-site.ts'
import { withCodes } from '../../staff/with-codes.ts'

const EMAIL = 'anna@agency.example'
const NEW = 'four tides and a bit more'

onBothDatabases('what was begun before', (open) => {
  test('a code of an app signs in once, also of two at the same moment', async () => {
    const { secret, half, post, library } = await withCodes(await open())
    const code = oneTimeCode(secret)
    const begun = [await half(), await half(), await half()]
    const enter = async (between: HeadersInit | undefined) => post('/code', { code }, between)
    const both = await Promise.all(begun.slice(0, 2).map(enter))
    const who = await Promise.all(both.map((answer) => whoIs(cookiesOf(answer), library)))
    expect(who.toSorted()).toEqual([EMAIL, undefined])
    const late = await enter(begun[2])
    expect(await whoIs(cookiesOf(late), library)).toBeUndefined()
    expect(flashOf(cookiesOf(late))?.errors?.code).toContain('or it has been used')
  })

  test('a code is a wrong one in the log only if it was looked at', async () => {
    const database = await open()
    const { secret, half, post, auth } = await withCodes(database)
    const said = async () => {
      const { entries } = await listLog(database.db, {
        actions: { names: ['code-failed', 'password-failed', 'sign-in-failed'], endings: [] },
      })
      return entries.map((entry) => inWords(entry).did)
    }
    const code = oneTimeCode(secret)
    // No sign-in waits for it, or one that has ended.
    const between = await half()
    await database.db.deleteFrom('staff_verifications').execute()
    for (const [given, cookies] of [
      [code, {}],
      ['abcde-fghij', {}],
      [code, between],
    ] as const) {
      const late = await post('/code', { code: given }, cookies)
      expect(flashOf(cookiesOf(late))?.text).toContain('That took too long')
    }
    expect((await auth('/two-factor/verify-backup-code', { code: 'x' })).status).toBe(401)
    expect(await said()).toEqual([])
    await post('/code', { code: '000000' }, await half())
    await post('/code', { code: 'abcde-fghij' }, await half())
    expect(await said()).toEqual(Array(2).fill(`entered a wrong code to sign in as ${EMAIL}`))
    for (const waiting of [await half(), await half()]) await post('/code', { code }, waiting)
    expect((await said())[0]).toBe(`entered a code for the second time to sign in as ${EMAIL}`)
  })

  test('a sign-in that waits for its code ends with the others of the account', async () => {
    const database = await open()
    const { anna, secret, half, post, library } = await withCodes(database)
    for (const end of [
      () => endAllSessions(database.db, null, anna.id),
      async () =>
        post('/new-password', {
          token: await makePasswordLink(database.db, anna.id),
          password: NEW,
        }),
    ]) {
      const between = await half()
      await end()
      const answer = await post('/code', { code: oneTimeCode(secret) }, between)
      expect(await whoIs(cookiesOf(answer), library)).toBeUndefined()
    }
  })

  test('a link for a new password ends when the account is signed out everywhere', async () => {
    const database = await open()
    const { db } = database
    const [anna, ben] = [await makeStaff(database), await makeStaff(database, 'ben@agency.example')]
    const [link, other] = [await makePasswordLink(db, anna.id), await makePasswordLink(db, ben.id)]
    await endAllSessions(db, null, anna.id)
    expect(await findPasswordLink(db, link)).toBeUndefined()
    expect(await findPasswordLink(db, other)).toMatchObject({ id: ben.id })
  })

  test('whom an owner invited is not let in once that owner is removed, or is no owner', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    for (const end of [
      (id: string) => removeAccount(db, anna, id),
      (id: string) => changeRole(db, anna, id, 'broker'),
    ]) {
      const ben = await makeStaff(database, 'ben@agency.example')
      const own = { email: 'ben@elsewhere.example', role: 'owner' } as const
      const token = (await inviteByMail(db, ben, own)) ?? ''
      const others = (await inviteByMail(db, anna, { ...own, email: 'eva@agency.example' })) ?? ''
      expect(await findInvitation(db, token)).toMatchObject(own)
      expect(await end(ben.id)).toBe('done')
      expect(await findInvitation(db, token)).toBeUndefined()
      expect(await findInvitation(db, others)).toBeDefined()
    }
  })
})
