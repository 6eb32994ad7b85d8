import { expect, test } from 'vitest'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { findLead, messagesOf } from '../../../db/leads/lead.ts'
import { markSent } from '../../../db/mail/deliveries.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { stateMarks } from '../../../src/staff/leads/detail/state-values.ts'
import { findPerson, personMark } from '../../../src/staff/leads/person/person.ts'
import { authorMark } from '../../../src/staff/session/author.ts'
import { flashOf } from '../../../src/staff/session/flash.ts'
import { acceptLead } from '../../samples/leads.ts'
import { cookiesOf } from '../../staff/staff-site.ts'
import { DAY, openLead, SET } from './opened-lead.ts'

const DAY_MS = 86_400_000

const DEEDS: [deed: string, fields: Record<string, string>][] = [
  ['state', SET],
  ['notes', { note: 'Called back' }],
  ['answered', { way: 'call' }],
  ['send-again', {}],
  ['same-person', { same: crypto.randomUUID() }],
  ['delete', {}],
]

test('what is sent without a session can be sent again, unless it is long or has a password in it', async () => {
  const { path, post } = await openLead()
  const mark = authorMark('anna')
  const asked = async (to: string, fields: Record<string, string>) => {
    const answer = await post(to, fields, { cookie: `staff-typist=${mark}` })
    expect(answer.status).toBe(401)
    return answer.text()
  }
  const html = await asked(`${path}/notes`, { note: '"><b>Ahoy' })
  expect(html).toContain(`<form method="post" action="/api/staff${path}/notes?typed-by=${mark}">`)
  expect(html).toContain('<input type="hidden" name="note" value="&quot;&gt;&lt;b&gt;Ahoy">')
  expect(await asked(`${path}/notes`, { note: 'x'.repeat(100_000) })).not.toContain('<form')
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`field${at}`, '']))
  expect(await asked(`${path}/notes`, many)).not.toContain('<form')
  const changed = { current_password: 'a long secret', new_password: 'another one' }
  expect(await asked('/account/password', changed)).not.toMatch(/<form|secret/)
})

test('what is sent while the database fails can be sent again', async () => {
  const { db, path, post } = await openLead()
  await db.schema.alterTable('lead_notes').renameTo('lead_notes_away').execute()
  const answer = await post(`${path}/notes`, { note: 'Ahoy' })
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringContaining('<input type="hidden" name="note" value="Ahoy">'),
  ])
})

test.each(DEEDS)('%s of a lead that was deleted says so', async (deed, fields) => {
  const { db, lead, path, staff, post } = await openLead()
  await deleteLeads(db, staff, [lead.id])
  for (const gone of [path, '/leads/no-id', '/leads/%00']) {
    const answer = await post(`${gone}/${deed}`, fields)
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({
      isGone: true,
      ...(deed === 'notes' && gone === path && { note: 'Called back' }),
    })
  }
})

test('a change upon an old revision comes back as it was typed', async () => {
  const { db, lead, path, post, staff } = await openLead()
  expect((await post(`${path}/state`, { ...SET, go: 'take' })).status).toBe(303)
  const typed = { ...SET, status: 'lost', statusReason: 'Too  dear', followUpOn: DAY }
  const answer = await post(`${path}/state`, typed)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    state: { revision: 0, values: { status: 'lost', statusReason: 'Too dear' } },
  })
  expect((await findLead(db, lead.id))?.state).toMatchObject({
    status: 'quoted',
    assignedTo: staff.id,
  })
  for (const revision of ['', '-1', '1e3', 'x']) {
    expect((await post(`${path}/state`, { ...typed, revision })).status).toBe(409)
  }
})

test('of two who set different fields of a lead, both are kept, and only a field that both set is shown', async () => {
  const { db, lead, path, post, staff } = await openLead()
  const before = stateMarks({ ...SET, status: 'new' })
  const shown = { ...SET, status: 'new', before }
  await post(`${path}/state`, { ...shown, status: 'quoted', assignedTo: staff.id })
  // With what nobody touched as their page showed it: no day, nobody, new.
  expect((await post(`${path}/state`, { ...shown, followUpOn: DAY })).status).toBe(303)
  const { revision: _, ...set } = SET
  const both = { ...set, assignedTo: staff.id, followUpOn: DAY }
  expect((await findLead(db, lead.id))?.state).toEqual(both)
  const third = await post(`${path}/state`, { ...shown, status: 'lost', statusReason: 'Dear' })
  expect(third.status).toBe(409)
  expect((await findLead(db, lead.id))?.state).toEqual(both)
})

test('who noted a call can still set the status on the page that they called from', async () => {
  const { db, lead, path, post } = await openLead()
  const before = stateMarks({ ...SET, status: 'new' })
  await post(`${path}/answered`, { way: 'call', quietly: '1' })
  expect((await post(`${path}/state`, { ...SET, before })).status).toBe(303)
  expect((await findLead(db, lead.id))?.state.status).toBe('quoted')
  const note = { ...SET, status: 'new', before, revision: '1', statusReason: 'Later' }
  expect((await post(`${path}/state`, note)).status).toBe(303)
  expect((await findLead(db, lead.id))?.state.status).toBe('quoted')
})

test('a lead that somebody else has changed is not deleted before that was seen', async () => {
  const { db, lead, path, post } = await openLead()
  expect((await post(`${path}/state`, { ...SET, go: 'take' })).status).toBe(303)
  for (const revision of ['0', '', 'x']) {
    const answer = await post(`${path}/delete`, { revision })
    expect(answer.status).toBe(409)
    expect((await answer.json()).problem).toMatch(/^Somebody else changed this lead/)
  }
  expect(await findLead(db, lead.id)).toBeDefined()
  expect((await post(`${path}/delete`, { revision: '1' })).status).toBe(303)
  expect(await findLead(db, lead.id)).toBeUndefined()
})

test('a follow-up is set for today or later, and one that has passed may stay', async () => {
  const { db, lead, path, post } = await openLead()
  const late = {
    ...SET,
    statusReason: 'Asked',
    // Two days, since the one on which clocks are set back is longer than 24 hours.
    followUpOn: officeDay(new Date(Date.now() - 2 * DAY_MS)),
  }
  const refused = await post(`${path}/state`, late)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    errors: { followUpOn: expect.stringMatching(/^This day has passed/) },
    state: { values: { statusReason: 'Asked', followUpOn: late.followUpOn } },
  })
  // A slip of the keyboard: nobody would be reminded.
  const far = await post(`${path}/state`, { ...late, followUpOn: '2206-12-01' })
  expect([far.status, (await far.json()).errors.followUpOn]).toEqual([
    422,
    expect.stringContaining('within the next 5 years'),
  ])
  expect((await post(`${path}/state`, { ...late, followUpOn: officeDay() })).status).toBe(303)
  await db.updateTable('submissions').set({ follow_up_on: '2026-01-02' }).execute()
  const other = { ...late, revision: '1', status: 'new', followUpOn: '2026-01-02' }
  expect((await post(`${path}/state`, other)).status).toBe(303)
  expect((await findLead(db, lead.id))?.state).toMatchObject({
    status: 'new',
    followUpOn: '2026-01-02',
  })
  // Nobody is called again: the day goes, though it has passed.
  const cleared = { ...other, revision: '2', followUpOn: '' }
  expect((await post(`${path}/state`, cleared)).status).toBe(303)
  expect((await findLead(db, lead.id))?.state.followUpOn).toBe('')
})

test('what cannot be stored is refused at its field', async () => {
  const { path, post } = await openLead()
  const wrong = {
    ...SET,
    status: 'sold',
    followUpOn: '2026-02-30',
    assignedTo: crypto.randomUUID(),
    statusReason: 'x'.repeat(501),
  }
  const answer = await post(`${path}/state`, wrong)
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).errors).sort()).toEqual([
    'assignedTo',
    'followUpOn',
    'status',
    'statusReason',
  ])
  expect((await post(`${path}/notes`, { note: ' \0 ' })).status).toBe(422)
  const long = await post(`${path}/notes`, { note: '漁'.repeat(5001) })
  expect((await long.json()).note).toHaveLength(5001)
  expect((await post(`${path}/notes`, { note: 'x'.repeat(300_000) })).status).toBe(413)
})

test('a message is sent again, and a lead deleted, each with a notice on the next page', async () => {
  const { db, lead, path, post, cookie } = await openLead()
  const [message] = await messagesOf(db, lead.id)
  const fields = { message: message?.id ?? '' }
  expect(notice(await post(`${path}/send-again`, fields))).toContain('still waiting')
  await markSent(db, fields.message, [])
  const again = await post(`${path}/send-again`, fields)
  expect(again.headers.get('location')).toBe(`/admin/leads/${lead.id}`)
  expect(notice(again)).toContain('will be sent again')
  expect(notice(await post(`${path}/send-again`, { message: 'x' }))).toContain('no longer exists')
  const ownSite = { cookie, 'sec-fetch-site': 'same-origin' }
  const deleted = await post(`${path}/delete`, { revision: '0' }, ownSite)
  expect([deleted.status, deleted.headers.get('location')]).toEqual([303, '/admin/leads'])
  expect(notice(deleted)).toBe('The lead is deleted.')
  expect(await findLead(db, lead.id)).toBeUndefined()
})

test('a person is downloaded and deleted by staff alone', async () => {
  const { db, lead, post, cookie } = await openLead()
  const { email } = lead
  for (const deed of ['download', 'erase']) {
    const path = `/leads/person/${deed}`
    expect((await post(path, { email }, {})).status).toBe(401)
    const elsewhere = { cookie, 'sec-fetch-site': 'same-site' }
    expect((await post(path, { email }, elsewhere)).status).toBe(403)
    expect((await post(path, { email: 'nobody' })).headers.get('location')).toBe('/admin/leads')
  }
  const file = await post('/leads/person/download', { email })
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="person-/)
  expect((await file.json()).leads).toMatchObject([{ reference: lead.reference }])
  const seen = personMark(await findPerson(db, email))
  // Another lead came in since the page was opened.
  const newer = await acceptLead(db, { email })
  const stale = await post('/leads/person/erase', { email, seen })
  expect(notice(stale)).toContain('Nothing was deleted')
  expect(stale.headers.get('location')).not.toContain(email)
  expect(await findLead(db, newer.id)).toBeDefined()
  const now = personMark(await findPerson(db, email))
  const erased = await post('/leads/person/erase', { email, seen: now })
  // Their address would stand in logs of proxies.
  expect([erased.status, erased.headers.get('location')]).toEqual([303, '/admin/leads'])
  expect(await findLead(db, lead.id)).toBeUndefined()
})

function notice(answer: Response): string | undefined {
  return flashOf(cookiesOf(answer))?.text
}
