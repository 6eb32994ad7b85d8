import { expect, test } from 'vitest'
import { findApplication, saveApplication } from '../../../db/leads/application.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { findLead, messagesOf } from '../../../db/leads/lead.ts'
import { findExported } from '../../../db/leads/lead-export.ts'
import type { Db } from '../../../db/open.ts'
import { handleApplication } from '../../../src/confirmation/handle-application.ts'
import { config } from '../../../src/settings/config.ts'
import { applicationPath } from '../../../src/settings/lead-tokens.ts'
import { EXPORTED_COLUMNS } from '../../../src/staff/leads/list/exported-columns.ts'
import { spoolFolder } from '../../../src/storage/spool.ts'
import { acceptLead, holdLead } from '../../samples/leads.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'

const ANNA = { email: 'anna@agency.example' }
process.env.AUTH_SECRET ??= TEST_AUTH_SECRET

onBothDatabases('an application', (open) => {
  const post = (database: TestDatabase, path: string, typed: Record<string, string>, db?: Db) => {
    const body = new URLSearchParams(typed)
    const request = new Request(`http://site.example${path}`, { method: 'POST', body })
    const spool = spoolFolder(database)
    return handleApplication(request, { db: db ?? database.db, spoolFolder: spool })
  }
  const locationOf = async (answer: ReturnType<typeof post>) =>
    ((await answer) as Response).headers?.get('location')

  test('is saved a section at a time, as typed, and goes on with the next one', async () => {
    const database = await open()
    const { db } = database
    const { id } = await acceptLead(db)
    const path = applicationPath(config(), id)
    const owner = { owner_names: ' Jane\u0000 Doe ', mailing_address: '1 Dock St\r\nMystic' }
    expect(await locationOf(post(database, `${path}&part=owner`, owner))).toBe(
      `${path}&saved=owner&part=boat#saved`,
    )
    const use = { use: 'none', racing: 'Club races', evil: 'x', __proto__x: 'y' }
    await post(database, `${path}&part=use`, use)
    expect((await findApplication(db, id))?.answers).toEqual({
      owner_names: 'Jane Doe',
      mailing_address: '1 Dock St\nMystic',
      use: '',
      racing: 'Club races',
    })
    expect(await locationOf(post(database, `${path}&part=policy`, {}))).toBe(
      `${path}&saved=policy#saved`,
    )
  })

  test('keeps what it cannot read and asks what an answer brings up, in the same section', async () => {
    const database = await open()
    const { id } = await acceptLead(database.db)
    const path = applicationPath(config(), id)
    const hin = { hin: 'ABC123', top_speed: '35' }
    expect(await locationOf(post(database, `${path}&part=boat`, hin))).toBe(
      `${path}&saved=boat&part=boat#problems`,
    )
    expect((await findApplication(database.db, id))?.answers).toEqual(hin)
    expect(await locationOf(post(database, `${path}&part=use`, { use: 'charter' }))).toBe(
      `${path}&saved=use&part=use#saved`,
    )
    // Asked, and left empty: nothing keeps anybody here.
    const left = { use: 'charter', charter_days: '' }
    expect(await locationOf(post(database, `${path}&part=use`, left))).toBe(
      `${path}&saved=use&part=operators#saved`,
    )
  })

  test('leaves alone what was not touched, which the desk or another device may have answered meanwhile', async () => {
    const database = await open()
    const { db } = database
    const { id } = await acceptLead(db)
    const path = `${applicationPath(config(), id)}&part=use`
    const shown = { 'shown-use': '', 'shown-racing': '' }
    await post(database, path, { ...shown, use: '', racing: '' })
    expect(await findApplication(db, id)).toBeUndefined()
    await saveApplication(db, id, { use: 'charter', racing: 'Club races' })
    await post(database, path, { ...shown, use: '', racing: 'None' })
    expect((await findApplication(db, id))?.answers).toEqual({ use: 'charter', racing: 'None' })
  })

  test('of two sections saved at once, none is lost', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    const names = ['make', 'model', 'lender', 'waters', 'trailer', 'tender']
    await Promise.all(names.map((name) => saveApplication(db, id, { [name]: `of ${name}` })))
    const { answers } = (await findApplication(db, id)) ?? {}
    expect(answers).toEqual(Object.fromEntries(names.map((name) => [name, `of ${name}`])))
  })

  test('stands on the lead and in its export, counts as a change of the visitor, and goes with the lead', async () => {
    const { db } = await open()
    const { id } = await acceptLead(db)
    const before = await findLead(db, id, ANNA.email)
    expect(before?.application).toBeUndefined()
    await saveApplication(db, id, { make: 'Contender', top_speed: '40 mph' })
    await saveApplication(db, id, { model: '28 T' })
    const told = (await messagesOf(db, id)).filter(({ topic }) => topic === 'application')
    expect(told).toMatchObject([{ audience: 'agency' }])
    const lead = await findLead(db, id, ANNA.email)
    const saved = { make: 'Contender', top_speed: '40 mph', model: '28 T' }
    expect(lead?.application?.answers).toEqual(saved)
    expect(lead?.changesByOthers).toBe((before?.changesByOthers ?? 0) + 2)
    const [exported] = await findExported(db, [id])
    const [, cell] = EXPORTED_COLUMNS.find(([name]) => name === 'Application') ?? []
    expect(exported && cell?.(exported, { towns: new Map(), vessels: new Map() })).toContain(
      'Make: Contender\nModel: 28 T\nLength in feet: 27 feet\nTop speed: 35 knots',
    )
    const columns = EXPORTED_COLUMNS.map(([name, cell]): [string, unknown] => [
      name,
      exported && cell(exported, { towns: new Map(), vessels: new Map() }),
    ])
    expect(Object.fromEntries(columns)).toMatchObject({
      'Application: Make': 'Contender',
      'Application: Top speed, in knots': '35',
      'Application: Length in feet': '27',
      'Application: Value now, with engines and equipment, in dollars': '85000',
      'Application: Hull identification number': undefined,
    })
    const held = await holdLead(db)
    await saveApplication(db, held.id, { make: 'x' })
    expect(await messagesOf(db, held.id)).toEqual([])
    await deleteLeads(db, ANNA, [id])
    expect(await findApplication(db, id)).toBeUndefined()
    expect(await saveApplication(db, id, { make: 'x' })).toBe('gone')
  })

  test('takes nothing without its token, from a closed request, and while the database is unavailable', async () => {
    const database = await open()
    const { db } = database
    const { id } = await acceptLead(db)
    const path = applicationPath(config(), id)
    for (const wrong of ['?part=boat', '?token=x&part=boat', `${path.slice(0, -4)}&part=boat`]) {
      const address = wrong.startsWith('?') ? `/request/application${wrong}` : wrong
      expect(await post(database, address, { make: 'x' })).toEqual({
        path: '/request/application',
        status: 404,
      })
    }
    expect(await post(database, `${path}&part=boat`, { make: 'x' }, {} as Db)).toMatchObject({
      status: 503,
      typedAnswers: { make: 'x' },
      path: `${path}&part=boat`,
    })
    await db.updateTable('submissions').set({ status: 'won' }).where('id', '=', id).execute()
    expect(await post(database, `${path}&part=boat`, { make: 'x' })).toMatchObject({
      status: 409,
      typedAnswers: { make: 'x' },
    })
    expect(await findApplication(db, id)).toBeUndefined()
    const contact = await acceptLead(db, { kind: 'contact', formData: { name: 'Jane' } })
    const none = applicationPath(config(), contact.id)
    expect(await locationOf(post(database, `${none}&part=boat`, { make: 'x' }))).toBe(none)
    expect(await findApplication(db, contact.id)).toBeUndefined()
  })
})
