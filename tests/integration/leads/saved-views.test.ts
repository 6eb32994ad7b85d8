import { expect, test } from 'vitest'
import { listViews, MAX_VIEWS, saveView } from '../../../db/leads/saved-views.ts'
import { removeAccount } from '../../../db/staff/staff-changes.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { openDesk } from '../../staff/staff-desk.ts'
import { makeStaff } from '../../staff/staff-site.ts'

onBothDatabases('saved lists of leads', (open) => {
  test('are one’s own or everybody’s, are renamed by saving again, and stay when their maker leaves', async () => {
    const database = await open()
    const { db } = database
    const { staff: owner, post } = await openDesk(database, openObjectStore(database))
    const ben = await makeStaff(database, 'ben@agency.example', 'broker')
    const cora = await makeStaff(database, 'cora@agency.example', 'broker')
    const named = async (staff: typeof ben) =>
      (await listViews(db, staff)).map(({ name, query }) => `${name}: ${query}`)

    const list = 'view=open&kind=quote&after=["2026-11-21T15:00:00.000Z","x"]&nonsense=1'
    await Promise.all([1, 2].map(() => post('/lead-views', { list, viewName: ' Open   quotes ' })))
    expect(await named(owner)).toEqual(['Open quotes: view=open&kind=quote'])
    expect(await named(ben)).toEqual([])
    expect((await post('/lead-views', { list: 'view=all', viewName: 'Plain' })).status).toBe(303)
    await post('/lead-views', { list, viewName: 'Quotes', shared: 'on' })
    for (const staff of [owner, ben]) {
      expect(await named(staff)).toEqual(['Quotes: view=open&kind=quote'])
    }

    await saveView(db, ben, { name: 'Ben’s', query: 'view=mine', isShared: false })
    await saveView(db, ben, { name: 'Calls', query: 'kind=call', isShared: true })
    const [private_] = (await listViews(db, ben)).filter(({ isShared }) => !isShared)
    const flash = async (id: string | undefined) => {
      const answer = await post('/lead-views/delete', { id: id ?? '', list: '' })
      const cookie = /staff-flash=([^;]*)/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''
      return JSON.parse(`${Buffer.from(cookie, 'base64url')}`).tone
    }
    expect(await flash(private_?.id)).toBe('problem')
    expect(await named(ben)).toHaveLength(3)
    expect((await listViews(db, cora)).map(({ mayDelete }) => mayDelete)).toEqual([false, false])

    expect(await removeAccount(db, owner, ben.id)).toBe('done')
    expect(await db.selectFrom('lead_views').select('name').orderBy('name').execute()).toEqual([
      { name: 'Calls' },
      { name: 'Quotes' },
    ])
    const calls = (await listViews(db, owner)).find(({ name }) => name === 'Calls')
    expect(await flash(calls?.id)).toBe('success')
    expect(await named(cora)).toEqual(['Quotes: view=open&kind=quote'])
  })

  test('are no more than a line has room for', async () => {
    const database = await open()
    const cora = await makeStaff(database, 'cora@agency.example', 'broker')
    const save = (number: number) =>
      saveView(database.db, cora, {
        name: `List ${number}`,
        query: `search=${number}`,
        isShared: false,
      })
    for (let number = 0; number < MAX_VIEWS; number++) expect(await save(number)).toBe(true)
    expect(await save(MAX_VIEWS)).toBe(false)
    expect(await save(0)).toBe(true)
    expect(await listViews(database.db, cora)).toHaveLength(MAX_VIEWS)
  })
})
