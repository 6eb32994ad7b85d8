import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeLead, changeLeads } from '../../../db/leads/lead-changes.ts'
import { COUNTED, countEvery, countFiltered, countLeads } from '../../../db/leads/lead-counts.ts'
import { countExported, findExported } from '../../../db/leads/lead-export.ts'
import { LEAD_VIEWS, type LeadFilter } from '../../../db/leads/lead-filter.ts'
import { findListed, listLeads, listLeadsSince } from '../../../db/leads/lead-list.ts'
import type { Db } from '../../../db/open.ts'
import { leadsAsked } from '../../../src/staff/leads/list/leads-query.ts'
import { loadLeads } from '../../../src/staff/leads/list/load-leads.ts'
import { selectedValue } from '../../../src/staff/leads/list/selected.ts'
import { workOnSelected } from '../../../src/staff/leads/list/work-on-selected.ts'
import { ALL, allExported, lead, names } from '../../samples/lead-lists.ts'
import { acceptLead } from '../../samples/leads.ts'
import { addManyLeads } from '../../samples/many-leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff } from '../../staff/staff-site.ts'

const staff = { email: 'anna@agency.example' }
const COUNTS = {
  views: LEAD_VIEWS,
  kinds: ['quote', 'contact', 'call'],
  insuranceTypes: ['luxury', 'boat', 'commercial'],
} as const

const set = (db: Db, id: string, change: Record<string, string | null>) =>
  db.updateTable('submissions').set(change).where('id', '=', id).execute()

onBothDatabases('the list of leads', (open) => {
  test('holds back what is held, everywhere but in its own list', async () => {
    const { db } = await open()
    const { id } = await lead(db, 'Spam Mer')
    await lead(db, 'Jane Doe')
    await set(db, id, { held_at: new Date().toISOString() })
    expect(await names(db, { view: 'held' })).toEqual(['Spam Mer'])
    for (const view of ['all', 'new', 'open'] as const) {
      expect(await names(db, { view }), view).toEqual(['Jane Doe'])
    }
    expect(await names(db, { search: 'spam' })).toEqual([])
    const since = new Date(Date.now() - 60_000).toISOString()
    expect(await listLeadsSince(db, since, 10)).toMatchObject([{ name: 'Jane Doe' }])
    const counts = await countLeads(db, { staffId: 'nobody', ...COUNTS })
    expect(counts.views).toMatchObject({ all: 1, new: 1, held: 1 })
  })

  test('begins with the losses that nobody has taken up, wherever in it they are', async () => {
    const { db } = await open()
    const reader = await makeStaff({ db })
    const loss = await acceptLead(db, { kind: 'claim', formData: { name: 'Jane Doe' } })
    await set(db, loss.id, { created_at: '2026-01-01T00:00:00.000Z' })
    await addManyLeads(db, 60)
    const first = async (query: string) =>
      (await loadLeads(db, leadsAsked(new URLSearchParams(query)), reader)).leads[0]?.id
    expect(await first('')).toBe(loss.id)
    expect(await first('view=new')).toBe(loss.id)
    for (const query of ['sort=follow-up', 'kind=quote', 'view=mine', 'view=handled'])
      expect(await first(query), query).not.toBe(loss.id)
    await set(db, loss.id, { status: 'in-work' })
    expect(await first('')).not.toBe(loss.id)
  })

  test('holds more leads by their ids than a statement takes values, in the order of the ids', async () => {
    const { db } = await open()
    const [jane, john] = [await lead(db, 'Jane Doe'), await lead(db, 'John Roe')]
    const deleted = Array.from({ length: 70_000 }, () => randomUUID())
    const found = await findListed(db, [john.id, ...deleted, jane.id])
    expect(found.map(({ name }) => name)).toEqual(['John Roe', 'Jane Doe'])
    expect(await findListed(db, [])).toEqual([])
  })

  test('is narrowed by view, kind, type, and time, and counts what it lists', async () => {
    const database = await open()
    const { db } = database
    const anna = await makeStaff(database)
    const quote = await lead(db, 'A Quote', { insurance_type: 'luxury' })
    const won = await lead(db, 'B Won')
    await acceptLead(db, { kind: 'contact', formData: { name: 'C Message', message: 'Ahoy' } })
    await set(db, won.id, { status: 'won', created_at: '2026-02-10T05:00:00.000Z' })
    await set(db, quote.id, { assigned_to: anna.id, created_at: '2026-01-10T05:00:00.000Z' })
    const filters: [Partial<LeadFilter>, string[]][] = [
      [{ view: 'handled' }, ['B Won']],
      [{ view: 'open' }, ['C Message', 'A Quote']],
      [{ view: 'mine', staffId: anna.id }, ['A Quote']],
      [{ kind: 'contact' }, ['C Message']],
      [{ status: 'won' }, ['B Won']],
      [{ status: 'new', view: 'open', assignedTo: null }, ['C Message']],
      [{ assignedTo: null }, ['C Message', 'B Won']],
      [{ assignedTo: anna.id }, ['A Quote']],
      [{ assignedTo: 'somebody else' }, []],
      [{ insuranceType: 'luxury' }, ['A Quote']],
      [{ since: '2026-01-10T05:00:00.000Z', before: '2026-01-11T05:00:00.000Z' }, ['A Quote']],
      [{ before: '2026-01-10T05:00:00.000Z' }, []],
      [{ kind: 'quote', view: 'new', search: 'quote' }, ['A Quote']],
    ]
    for (const [filter, expected] of filters) {
      expect(await names(db, filter), JSON.stringify(filter)).toEqual(expected)
      expect(await countFiltered(db, { ...ALL, ...filter })).toBe(expected.length)
      const { search, ...listed } = { ...ALL, ...filter }
      if (!search) expect(await countEvery(db, listed)).toBe(expected.length)
    }
    expect(await countLeads(db, { staffId: anna.id, ...COUNTS })).toEqual({
      views: { all: 3, new: 2, open: 2, handled: 1, mine: 1, held: 0 },
      kinds: { quote: 2, contact: 1, call: 0 },
      insuranceTypes: { luxury: 1, boat: 1, commercial: 0 },
    })
  })

  test('is narrowed by the day of a follow-up, and exports what it lists', async () => {
    const { db } = await open()
    for (const [name, change] of Object.entries<Record<string, string>>({
      'A Due': { status: 'quoted', follow_up_on: '2026-11-26' },
      'B Later': { status: 'in-work', follow_up_on: '2026-11-27' },
      'C None': { status: 'in-work' },
      'D Lost': { status: 'lost', follow_up_on: '2026-11-01' },
      'E Won': { status: 'won' },
    })) {
      await set(db, (await lead(db, name)).id, change)
    }
    const filters: [Partial<LeadFilter>, string[]][] = [
      [{ dueBy: '2026-11-26' }, ['A Due']],
      [{ dueBy: '2026-11-27' }, ['B Later', 'A Due']],
      [{ dueBy: '2026-11-27', assignedTo: null, status: 'quoted', search: 'due' }, ['A Due']],
      [{ dueBy: '2026-11-26', view: 'handled' }, ['D Lost']],
      [{ dueBy: '2026-11-26', status: 'lost' }, ['D Lost']],
      [{ lacksFollowUp: true }, ['C None']],
      [{ lacksFollowUp: true, status: 'won' }, ['E Won']],
    ]
    for (const [filter, expected] of filters) {
      expect(await names(db, filter), JSON.stringify(filter)).toEqual(expected)
      expect(await countFiltered(db, { ...ALL, ...filter })).toBe(expected.length)
      const exported = (await allExported(db, { ...ALL, ...filter })).map(({ name }) => name)
      expect(exported, JSON.stringify(filter)).toEqual(expected.toReversed())
    }
    expect(await names(db, { dueBy: '2026-11-27', order: 'follow-up' })).toEqual([
      'A Due',
      'B Later',
    ])
  })

  test('shows each lead once on the way forth and back, while new ones arrive', async () => {
    const { db } = await open()
    // Several of one moment: the id then says which comes first.
    for (let n = 0; n < 60; n++) {
      const { id } = await lead(db, `Old ${n}`)
      const minute = String(Math.floor(n / 4)).padStart(2, '0')
      await set(db, id, { created_at: `2026-01-01T00:${minute}:00.000Z` })
    }
    for (const order of ['newest', 'oldest'] as const) {
      const forth: string[] = []
      let page = await listLeads(db, { ...ALL, order, before: '2026-01-02T00:00:00.000Z' })
      const pages = [page]
      for (; page.next; pages.push(page)) {
        await lead(db, `New ${order}`)
        const from = { direction: 'after', place: page.next } as const
        page = await listLeads(db, { ...ALL, order, from, before: '2026-01-02T00:00:00.000Z' })
      }
      forth.push(...pages.flatMap(({ leads }) => leads.map(({ id }) => id)))
      expect([pages.length, forth.length, new Set(forth).size]).toEqual([3, 60, 60])
      const back = [...page.leads]
      while (page.previous) {
        const from = { direction: 'before', place: page.previous } as const
        page = await listLeads(db, { ...ALL, order, from, before: '2026-01-02T00:00:00.000Z' })
        back.unshift(...page.leads)
      }
      expect(back.map(({ id }) => id)).toEqual(forth)
    }
  })

  test('lists by follow-up only what has a day for one, the most urgent first', async () => {
    const { db } = await open()
    for (const day of ['2026-12-03', '', '2026-11-30']) {
      const { id } = await lead(db, `On ${day || 'no day'}`)
      await set(db, id, { follow_up_on: day || null })
    }
    const over = await lead(db, 'Over')
    await set(db, over.id, { follow_up_on: '2026-11-29', status: 'won' })
    expect(await names(db, { order: 'follow-up' })).toEqual(['On 2026-11-30', 'On 2026-12-03'])
    expect(await names(db, { order: 'follow-up', view: 'handled' })).toEqual(['Over'])
    expect(await countFiltered(db, { ...ALL, hasFollowUp: true })).toBe(2)
  })

  test('changes none of several that somebody else has changed meanwhile, and writes nothing twice', async () => {
    const database = await open()
    const { db } = database
    const [read, changed] = [(await lead(db, 'Amos')).id, (await lead(db, 'Bertha')).id]
    const won = { status: 'won', statusReason: 'Signed', followUpOn: '', assignedTo: '' } as const
    expect(await changeLead(db, staff, changed, 0, won)).toBe('saved')
    const seen = new Map([read, changed].map((id) => [id, { revision: 0 }]))
    const handled = { status: 'handled' } as const
    const ids = [read, changed, randomUUID()]
    expect(await changeLeads(db, staff, ids, handled, seen)).toEqual({ done: 1, stale: 1 })
    // As the first answer was lost and the form is sent again.
    expect(await changeLeads(db, staff, ids, handled, seen)).toEqual({ done: 1, stale: 1 })
    const rows = await db.selectFrom('submissions').select(['id', 'status', 'revision']).execute()
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: read, status: 'handled', revision: 1 },
        { id: changed, status: 'won', revision: 1 },
      ]),
    )
    const asked = [changed, read].map((id) => ['ids', selectedValue({ id, revision: 0 })])
    const anna = await makeStaff(database)
    expect(
      await workOnSelected(db, anna, new URLSearchParams([['do', 'handled'], ...asked])),
    ).toEqual({
      tone: 'problem',
      text: '1 lead was marked as handled. 1 lead was changed by somebody else meanwhile, and stays as it is: look at it first.',
    })
    const deleted = await workOnSelected(
      db,
      anna,
      new URLSearchParams([
        ['do', 'delete'],
        ['ids', selectedValue({ id: read, revision: 1 })],
        ['ids', selectedValue({ id: changed, revision: 0 })],
      ]),
    )
    expect(deleted.text).toBe(
      '1 lead was deleted. 1 lead was changed by somebody else meanwhile, and stays as it is: look at it first.',
    )
    expect(await names(db)).toEqual(['Bertha'])
    const log = db.selectFrom('audit_log').select('about').where('action', '=', 'lead-changed')
    expect(await log.execute()).toHaveLength(2)
  })

  test('is exported whole and in order, whatever arrives meanwhile', async () => {
    const { db } = await open()
    for (let n = 0; n < 7; n++) {
      const { id } = await lead(db, `Lead ${n}`)
      await set(db, id, { created_at: `2026-06-01T12:00:00.00${n}Z` })
    }
    const received = '2026-06-01T12:00:00.006Z'
    await lead(db, 'Too late')
    const leads = [0, 1, 2, 3, 4, 5, 6].map((n) => `Lead ${n}`)
    expect(namesOf(await allExported(db, ALL, received))).toEqual(leads)
    expect(await countExported(db, ALL, received)).toBe(7)
    expect(await findExported(db, ['unknown'])).toEqual([])
  })

  test('is exported in stretches: a search finds in each, and nothing twice', async () => {
    const { db } = await open()
    await addManyLeads(db, 1300)
    const received = new Date().toISOString()
    for (const [search, expected] of [
      ['boat', 1286],
      ['family1042', 1],
      ['visitor7@example.com', 1],
      ['boat zzz', 0],
      ['*', 0],
    ] as const) {
      const found = await allExported(db, { ...ALL, search }, received)
      expect(new Set(found.map(({ id }) => id)).size, search).toBe(expected)
      expect(await countExported(db, { ...ALL, search }, received), search).toBe(expected)
      const times = found.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted())
    }
    expect(await allExported(db, { ...ALL, view: 'held', search: 'boat' }, received)).toHaveLength(
      14,
    )
    expect(await countFiltered(db, { ...ALL, search: 'boat' })).toBe(COUNTED + 1)
    expect(await listLeads(db, { ...ALL, order: 'newest', search: 'boat' })).toMatchObject({
      found: COUNTED + 1,
    })
  })
})

function namesOf(leads: { name: string }[]) {
  return leads.map(({ name }) => name)
}
