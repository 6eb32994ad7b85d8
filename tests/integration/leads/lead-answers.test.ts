import { expect, test } from 'vitest'
import { eventsOf, findLead, messagesOf } from '../../../db/leads/lead.ts'
import { notesOf } from '../../../db/leads/lead-notes.ts'
import { markSent } from '../../../db/mail/deliveries.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { stateMarks } from '../../../src/staff/leads/detail/state-values.ts'
import { DAY, openLead, SET } from './opened-lead.ts'

/** What every button of the page sends, whichever is pressed. */
const PAGE = {
  ...SET,
  status: 'new',
  before: stateMarks({ ...SET, status: 'new' }),
  noteKey: crypto.randomUUID(),
  note: '',
}

test('what one button of the page leaves unsaved comes back with what it did', async () => {
  const { db, lead, path, post } = await openLead()
  const list = 'view=open'
  const typed = { ...PAGE, list, followUpOn: DAY, note: ' Called\r\nback ' }
  const called = await post(`${path}/answered`, { ...typed, way: 'call' })
  expect([called.status, await called.json()]).toEqual([
    200,
    expect.objectContaining({
      path: `/admin/leads/${lead.id}?list=view%3Dopen`,
      success:
        'Noted that you reached them. What else you typed on this page is still here, and not saved yet.',
      note: 'Called\nback',
      noteKey: PAGE.noteKey,
      state: expect.objectContaining({ values: expect.objectContaining({ followUpOn: DAY }) }),
    }),
  ])
  const saved = await (await post(`${path}/state`, typed)).json()
  expect([saved.success, saved.note, saved.state]).toEqual([
    expect.stringMatching(/^Saved\. /),
    'Called\nback',
    undefined,
  ])
  // Taken up by the call, and not made new again by what came back.
  expect((await findLead(db, lead.id))?.state).toMatchObject({ status: 'in-work', followUpOn: DAY })
  const before = stateMarks({ ...SET, status: 'in-work', followUpOn: DAY })
  const shown = { ...typed, status: 'in-work', revision: '1', before }
  const noted = await post(`${path}/notes`, shown)
  expect([noted.status, noted.headers.get('location')]).toEqual([
    303,
    `/admin/leads/${lead.id}?list=view%3Dopen`,
  ])
  expect(await notesOf(db, lead.id)).toMatchObject([{ text: 'Called\nback' }])
})

test('a page that a button answered does not press it again when it is loaded again', async () => {
  const { db, lead, path, post } = await openLead()
  const [message] = await messagesOf(db, lead.id)
  await markSent(db, message?.id ?? '', [])
  const noted = () =>
    eventsOf(db, lead.id).then((events) => events.map(({ action }) => action).sort())
  const shown = () => ({ ...PAGE, note: 'Typed', press: crypto.randomUUID() })
  const call = { ...shown(), way: 'call' }
  const first = await (await post(`${path}/answered`, call)).json()
  expect(await (await post(`${path}/answered`, call)).json()).toEqual(first)
  expect(await noted()).toEqual(['lead-answered'])
  const again = { ...shown(), message: message?.id ?? '' }
  expect((await (await post(`${path}/send-again`, again)).json()).success).toContain('in a moment')
  // By the time that the page is loaded again, that message has left.
  const [sent] = (await messagesOf(db, lead.id)).filter(({ sentAt, audience }) => {
    return !sentAt && audience === message?.audience
  })
  await markSent(db, sent?.id ?? '', [])
  expect((await (await post(`${path}/send-again`, again)).json()).success).toContain('in a moment')
  expect(await messagesOf(db, lead.id)).toHaveLength(3)
  expect(await noted()).toEqual(['lead-answered', 'message-sent-again'])
  // Pressed once more on the page that answered, it is another call.
  await post(`${path}/answered`, { ...shown(), way: 'call' })
  expect(await noted()).toEqual(['lead-answered', 'lead-answered', 'message-sent-again'])
})

test('what is refused comes back with what else was typed, and what nobody touched is not typed', async () => {
  const { path, post } = await openLead()
  const wrong = await post(`${path}/state`, { ...PAGE, status: 'sold', note: 'Ahoy' })
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({ note: 'Ahoy', errors: { status: expect.any(String) } })
  const empty = await (await post(`${path}/notes`, { ...PAGE, status: 'quoted' })).json()
  expect(empty.state).toMatchObject({ revision: 0, values: { status: 'quoted' } })
  // Somebody else changed it meanwhile: this page still shows what it was before.
  expect((await post(`${path}/state`, { ...PAGE, status: 'lost' })).status).toBe(303)
  expect((await post(`${path}/notes`, { ...PAGE, note: 'Ahoy' })).status).toBe(303)
})

test('a call is written down, quietly for a script', async () => {
  const { db, lead, path, post } = await openLead()
  expect((await post(`${path}/answered`, { way: 'call', quietly: 'yes' })).status).toBe(204)
  expect((await findLead(db, lead.id))?.answeredAt).toBeDefined()
  expect((await post(`${path}/answered`, { way: 'mail' })).status).toBe(303)
  expect((await post(`${path}/answered`, { way: 'pigeon' })).status).toBe(303)
  expect((await eventsOf(db, lead.id)).map(({ details }) => details.way)).toEqual(['mail', 'call'])
})

test('an answer takes up a lead that was new, and no other, also beside an open form', async () => {
  const { db, lead, path, post } = await openLead()
  await post(`${path}/answered`, { way: 'call', quietly: 'yes' })
  expect((await findLead(db, lead.id))?.state.status).toBe('in-work')
  // The page was opened before the call, and its status not touched.
  const saved = await post(`${path}/state`, { ...PAGE, followUpOn: DAY })
  expect(saved.status).toBe(303)
  expect((await findLead(db, lead.id))?.state).toMatchObject({
    status: 'in-work',
    followUpOn: DAY,
  })
  // Chosen by somebody, "New" is what they want.
  const before = stateMarks({ ...SET, status: 'in-work', followUpOn: DAY })
  const chosen = { ...PAGE, revision: '1', followUpOn: DAY, before }
  expect((await post(`${path}/state`, chosen)).status).toBe(303)
  expect((await findLead(db, lead.id))?.state.status).toBe('new')
  const won = { ...chosen, revision: '2', status: 'won', before: '' }
  expect((await post(`${path}/state`, won)).status).toBe(303)
  await post(`${path}/answered`, { way: 'mail' })
  expect((await findLead(db, lead.id))?.state.status).toBe('won')
  const answers = (await eventsOf(db, lead.id)).filter(({ action }) => action === 'lead-answered')
  expect(answers.map(({ details }) => details)).toEqual([
    { way: 'mail' },
    { way: 'call', status: 'in-work', answeredBefore: null },
  ])
})

test('one press sets the day of the follow-up, on which the office is open', async () => {
  const { db, lead, path, post } = await openLead()
  for (const go of ['tomorrow', 'in-3-days', 'in-a-week']) {
    const revision = `${(await findLead(db, lead.id))?.revision}`
    expect((await post(`${path}/state`, { ...PAGE, revision, go })).status, go).toBe(303)
  }
  const day = (await findLead(db, lead.id))?.state.followUpOn ?? ''
  const ahead = (Date.parse(day) - Date.parse(officeDay())) / 86_400_000
  expect(ahead).toBeGreaterThanOrEqual(7)
  expect(ahead).toBeLessThan(14)
  expect([0, 6]).not.toContain(new Date(day).getUTCDay())
})

test('who wins or loses a lead is asked for carrier and premium, and has no follow-up left', async () => {
  const { db, lead, path, post } = await openLead()
  expect((await post(`${path}/state`, { ...PAGE, followUpOn: DAY })).status).toBe(303)
  const before = stateMarks({ ...SET, status: 'new', followUpOn: DAY })
  const won = { ...PAGE, revision: '1', before, followUpOn: DAY, status: 'won' }
  const wrong = await post(`${path}/state`, { ...won, premium: 'much', policyEndsOn: '2031-02-30' })
  expect([wrong.status, (await wrong.json()).errors]).toEqual([
    422,
    {
      premium: 'Enter the premium of a year in dollars, for example 1,240.',
      policyEndsOn: expect.stringMatching(/^Enter a day within 5 years/),
    },
  ])
  const sold = { carrier: ' Sound  Mutual', premium: '$1,240', quotedOn: officeDay() }
  expect((await post(`${path}/state`, { ...won, ...sold })).status).toBe(303)
  expect((await findLead(db, lead.id))?.state).toMatchObject({
    status: 'won',
    followUpOn: '',
    carrier: 'Sound Mutual',
    premium: '1240',
    quotedOn: officeDay(),
  })
})
