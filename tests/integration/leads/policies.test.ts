import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findCalendar, openCalendar } from '../../../db/leads/calendar.ts'
import { findLead } from '../../../db/leads/lead.ts'
import { changeLead } from '../../../db/leads/lead-changes.ts'
import { markAnswered } from '../../../db/leads/lead-contact.ts'
import { listLeads } from '../../../db/leads/lead-list.ts'
import { listCarriers, returnLost } from '../../../db/leads/policies.ts'
import type { Db } from '../../../db/open.ts'
import { serveCalendar } from '../../../src/staff/account/calendar.ts'
import { lead } from '../../samples/lead-lists.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { makeStaff, staffSite } from '../../staff/staff-site.ts'

const ANNA = { email: 'anna@agency.example' }

onBothDatabases('the policy that a visitor has elsewhere', (open) => {
  test('lists leads by the day on which it ends, the soonest first', async () => {
    const { db } = await open()
    const ends = { Soon: '2027-01-15', Later: '2027-02-20', Past: '2026-12-31', Never: '' }
    for (const [name, policyEndsOn] of Object.entries(ends)) {
      const { id } = await lead(db, name)
      expect(await changeLead(db, ANNA, id, 0, { policyEndsOn })).toBe('saved')
    }
    const list = async (days: readonly [string, string]) => {
      const query = { view: 'all', staffId: '', order: 'policy-end', policyEnds: days } as const
      return (await listLeads(db, query)).leads.map(({ name, policyEndsOn }) => [
        name,
        policyEndsOn,
      ])
    }
    expect(await list(['2027-01-01', '2027-03-31'])).toEqual([
      ['Soon', '2027-01-15'],
      ['Later', '2027-02-20'],
    ])
    expect(await list(['2027-01-01', '2027-01-31'])).toEqual([['Soon', '2027-01-15']])
    const all = await listLeads(db, { view: 'all', staffId: '', order: 'policy-end' })
    expect(all.leads.map(({ name }) => name)).toEqual(['Past', 'Soon', 'Later'])
  })

  test('brings a lost lead back before it ends, once, and no other', async () => {
    const { db } = await open()
    const make = async (name: string, change: Parameters<typeof changeLead>[4]) => {
      const { id } = await lead(db, name)
      await changeLead(db, ANNA, id, 0, change)
      return id
    }
    const lost = await make('Lost', { status: 'lost', policyEndsOn: '2027-02-20' })
    const won = await make('Won', { status: 'won', policyEndsOn: '2027-02-20' })
    const far = await make('Far', { status: 'lost', policyEndsOn: '2027-05-01' })
    const over = await make('Over', { status: 'lost', policyEndsOn: '2026-12-01' })
    expect(await returnLost(db, '2027-01-01', '2027-03-02')).toBe(1)
    const state = async (id: string) => (await findLead(db, id))?.state
    expect(await state(lost)).toMatchObject({ status: 'in-work', followUpOn: '2027-01-01' })
    expect((await state(won))?.status).toBe('won')
    for (const id of [far, over]) expect((await state(id))?.status).toBe('lost')
    // Lost again for the same policy, it stays lost; next year's brings it back.
    const again = async (change: object) =>
      changeLead(db, ANNA, lost, (await findLead(db, lost))?.revision ?? -1, change)
    expect(await again({ status: 'lost' })).toBe('saved')
    expect(await returnLost(db, '2027-01-02', '2027-03-03')).toBe(0)
    expect(await again({ policyEndsOn: '2028-02-20' })).toBe('saved')
    expect(await returnLost(db, '2028-01-01', '2028-03-01')).toBe(1)
  })

  test('changes alone what is set, and names the carriers that leads have', async () => {
    const { db } = await open()
    const { id } = await lead(db, 'Jane Doe')
    const quoted = { status: 'quoted', carrier: 'Sound Mutual', premium: '1240' } as const
    expect(await changeLead(db, ANNA, id, 0, { ...quoted, quotedOn: '2027-01-05' })).toBe('saved')
    expect(await changeLead(db, ANNA, id, 1, { followUpOn: '2027-01-09' })).toBe('saved')
    expect((await findLead(db, id))?.state).toMatchObject({
      ...quoted,
      quotedOn: '2027-01-05',
      followUpOn: '2027-01-09',
    })
    expect(await listCarriers(db)).toEqual(['Sound Mutual'])
  })

  test('a call that reached nobody takes the lead up, and is no answer', async () => {
    const { db } = await open()
    const { id } = await lead(db, 'Jane Doe')
    for (const way of ['voicemail', 'no-answer', 'wrong-number'] as const)
      expect(await markAnswered(db, ANNA, id, way, randomUUID())).toBe(true)
    expect(await findLead(db, id)).toMatchObject({
      answeredAt: undefined,
      state: { status: 'in-work' },
    })
    await markAnswered(db, ANNA, id, 'call')
    expect((await findLead(db, id))?.answeredAt).toBeDefined()
  })
})

onBothDatabases('the calendar of a broker', (open) => {
  test('has their follow-ups and the policies that end, under an address that only they know', async () => {
    const database = await open()
    const { db } = database
    staffSite(database)
    const anna = await makeStaff(database)
    const mine = { assignedTo: anna.id }
    const [due, ends, done, others] = await Promise.all(
      ['Due, Jane', 'Ends', 'Done', 'Others'].map((name) => lead(db, name)),
    )
    const set = (of: { id: string } | undefined, change: object) =>
      changeLead(db, ANNA, of?.id ?? '', 0, change)
    await set(due, { ...mine, followUpOn: '2027-03-01' })
    await set(ends, { ...mine, policyEndsOn: '2027-04-01' })
    await set(done, { ...mine, status: 'won', followUpOn: '2027-03-02' })
    await set(others, { followUpOn: '2027-03-03' })
    const token = await openCalendar(db, anna)
    const file = await (await serveCalendar(token, db)).text()
    expect(file.match(/^(SUMMARY|DTSTART|UID).*/gm)?.toSorted()).toEqual([
      'DTSTART;VALUE=DATE:20270301',
      'DTSTART;VALUE=DATE:20270401',
      'SUMMARY:Follow up: Due\\, Jane',
      'SUMMARY:Policy ends: Ends',
      expect.stringMatching(`^UID:follow-up-${due?.id}@`),
      expect.stringMatching(`^UID:policy-end-${ends?.id}@`),
    ])
    const next = await openCalendar(db, anna)
    expect((await serveCalendar(token, db)).status).toBe(404)
    expect((await serveCalendar(next, db)).status).toBe(200)
    await asWriter(db, anna.id)
    expect(await findCalendar(db, next, '2026-01-01')).toBeUndefined()
  })
})

const asWriter = (db: Db, id: string) =>
  db.updateTable('staff').set({ role: 'writer' }).where('id', '=', id).execute()
