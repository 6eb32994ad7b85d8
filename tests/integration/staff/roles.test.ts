import { expect, onTestFinished, test } from 'vitest'
import { changeLeads } from '../../../db/leads/lead-changes.ts'
import { type Db, openDatabase } from '../../../db/open.ts'
import { findAccount, listAccounts } from '../../../db/staff/account-list.ts'
import { changeRole, endAllSessions, removeAccount } from '../../../db/staff/staff-changes.ts'
import {
  findInvitation,
  inviteByMail,
  listInvitations,
  makeInvitation,
  makeMailedToken,
  withdrawInvitation,
} from '../../../db/staff/staff-invitations.ts'
import { makeInvitedAccount } from '../../../src/staff/sign-in/make-account.ts'
import { removeStaff } from '../../../src/staff/sign-in/manage.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import {
  anotherProcess,
  cookiesOf,
  makeStaff,
  PASSWORD,
  staffSite,
  whoIs,
} from '../../staff/staff-site.ts'

const ANNA = 'anna@agency.example'
const BEN = 'ben@agency.example'
const NEW = { name: 'Ben Fowler', email: 'other@agency.example', password: PASSWORD }

onBothDatabases('roles', (open) => {
  test('the first account is an owner, an invited one has the role of the invitation', async () => {
    const { db } = await open()
    const first = await makeInvitedAccount(db, await makeInvitation(db, ANNA, 'writer'), NEW)
    expect(first?.role).toBe('owner')
    const token = await inviteByMail(
      db,
      { email: ANNA },
      { email: ' Ben@Agency.example', role: 'writer' },
    )
    expect(await listInvitations(db)).toMatchObject([{ email: BEN, role: 'writer' }])
    const ben = await makeInvitedAccount(db, token ?? '', NEW)
    expect(ben).toMatchObject({ email: BEN, role: 'writer' })
    expect(await inviteByMail(db, { email: ANNA }, { email: BEN, role: 'owner' })).toBeUndefined()
    expect((await listAccounts(db)).map(({ role }) => role)).toEqual(['owner', 'writer'])
    expect(await listInvitations(db)).toEqual([])
  })

  test('the mailed link and the shown one make one account, and neither when withdrawn', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const shown = (await inviteByMail(db, anna, { email: BEN, role: 'broker' })) ?? ''
    const mailed = (await makeMailedToken(db, BEN))?.token ?? ''
    expect(await findInvitation(db, shown)).toMatchObject({ email: BEN, role: 'broker' })
    expect(await makeInvitedAccount(db, mailed, NEW)).toMatchObject({ role: 'broker' })
    expect(await makeInvitedAccount(db, shown, NEW)).toBeUndefined()
    const again =
      (await inviteByMail(db, anna, { email: 'c@agency.example', role: 'broker' })) ?? ''
    await withdrawInvitation(db, anna, 'c@agency.example')
    expect(await findInvitation(db, again)).toBeUndefined()
    expect(await makeMailedToken(db, 'c@agency.example')).toBeUndefined()
  })

  test('the last owner can be neither demoted nor removed', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const ben = await makeStaff(database, BEN, 'broker')
    expect(await changeRole(db, anna, anna.id, 'broker')).toBe('last owner')
    expect(await removeAccount(db, anna, anna.id)).toBe('last owner')
    await expect(removeStaff(db, ANNA)).rejects.toThrow(
      /is the only owner, and was not removed. Make another one first: .* add EMAIL owner/,
    )
    expect(await changeRole(db, anna, ben.id, 'owner')).toBe('done')
    expect(await changeRole(db, anna, anna.id, 'writer')).toBe('done')
    expect(await changeRole(db, ben, ben.id, 'writer')).toBe('last owner')
    expect(await removeAccount(db, ben, anna.id)).toBe('done')
    expect(await removeAccount(db, ben, anna.id)).toBe('gone')
    expect(await actions(db)).toEqual(['role-changed', 'role-changed', 'account-removed'])
  })

  test('who becomes a writer, or leaves, has no leads any more, and each says so', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const ben = await makeStaff(database, BEN, 'broker')
    const { id } = await acceptLead(db)
    const lead = () =>
      db.selectFrom('submissions').select(['assigned_to', 'revision']).executeTakeFirstOrThrow()
    for (const leave of [
      () => changeRole(db, anna, ben.id, 'writer'),
      () => removeAccount(db, anna, ben.id),
    ]) {
      await changeRole(db, anna, ben.id, 'broker')
      await changeLeads(db, anna, [id], { assignedTo: ben.id })
      const { revision } = await lead()
      expect(await leave()).toBe('done')
      expect(await lead()).toEqual({ assigned_to: null, revision: revision + 1 })
    }
    const log = await db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'lead-changed')
      .where('about', '=', id)
      .execute()
    const given = log.map(({ details }) => JSON.parse(details ?? '{}').assignedTo)
    expect(given.sort()).toEqual(['', '', ben.id, ben.id])
  })

  test('of two owners who remove or demote each other at once, one stays', async () => {
    const database = await open()
    const { db, url } = database
    // Another connection to the same file would wait for this one in the same thread.
    const other = url.startsWith('postgres') ? anotherConnection(url) : db
    for (const change of [
      removeAccount,
      (...args: Parameters<typeof removeAccount>) => changeRole(...args, 'writer'),
    ]) {
      const email = `${crypto.randomUUID()}@agency.example`
      const [owner] = (await listAccounts(db)).filter(({ role }) => role === 'owner')
      const anna = owner ?? (await makeStaff(database))
      const ben = await makeStaff(database, email)
      const results = await Promise.all([change(db, anna, ben.id), change(other, ben, anna.id)])
      expect(results.sort()).toEqual(['done', 'last owner'])
      const owners = (await listAccounts(db)).filter(({ role }) => role === 'owner')
      expect(owners).toHaveLength(1)
    }
  })

  test('sessions of an account end all at once, and its list says when it last signed in', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const ben = await makeStaff(database, BEN, 'broker')
    const { auth } = staffSite(database)
    expect((await findAccount(db, ben.id))?.lastSignIn).toBeUndefined()
    const signIn = () => auth('/sign-in/email', { email: BEN, password: PASSWORD })
    const cookies = [cookiesOf(await signIn()), cookiesOf(await signIn())]
    expect((await findAccount(db, ben.id))?.lastSignIn?.getTime()).toBeGreaterThan(
      Date.now() - 60_000,
    )
    expect(await findAccount(db, ben.id)).toMatchObject({ sessions: 2, leads: 0 })
    expect(await endAllSessions(db, anna, ben.id)).toBe('done')
    for (const one of cookies) expect(await whoIs(one, anotherProcess(database))).toBeUndefined()
  })
})

function anotherConnection(url: string): Db {
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  return db
}

async function actions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select('action').orderBy('at').execute()
  return rows.map(({ action }) => action)
}
