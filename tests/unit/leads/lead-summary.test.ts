import { expect, test } from 'vitest'
import { leadSummary, promisedAnswer } from '../../../src/staff/leads/list/lead-summary.ts'

const vessels = [{ slug: 'sailboat', name: 'Sailboat' }]

test('a line of the list says what the lead is about', () => {
  const boat = {
    vessel_type: 'sailboat',
    vessel_length: 34,
    vessel_value: '80000',
    zipCode: '06604',
    additional_details: 'On a mooring',
  }
  expect(leadSummary('quote', boat, vessels)).toBe('Sailboat · 34 ft · $80,000 · ZIP 06604')
  const house = { zipCode: '06604', additional_details: 'A house\nin a flood zone' }
  expect(leadSummary('quote', house, vessels)).toBe('ZIP 06604 · A house in a flood zone')
  const message = { subject: 'Claims', message: 'Ran aground' }
  expect(leadSummary('contact', message, vessels)).toBe('Claims: Ran aground')
  expect(leadSummary('contact', { message: 'x'.repeat(500) }, vessels)).toHaveLength(90)
  const certificate = { holder_kind: 'club', holder: 'Mystic Yacht Club', insured_boat: 'Osprey' }
  expect(leadSummary('certificate', certificate, vessels)).toBe('Mystic Yacht Club · Osprey')
  const change = { policy_change: 'lay-up', insured_boat: 'Osprey' }
  expect(leadSummary('change', change, vessels)).toBe('Lay-up · Osprey')
  const loss = { loss_kind: 'fire', anyone_hurt: 'nobody', still_in_danger: 'in-danger' }
  const burning = 'Fire · Nobody is hurt · Still in danger · Osprey'
  expect(leadSummary('claim', { ...loss, insured_boat: 'Osprey' }, vessels)).toBe(burning)
  expect(leadSummary('call', { preferred_time: 'morning' }, vessels)).toBe('')
})

test('a line says by when an answer was promised, until there is one', () => {
  const office = { opens: '09:00', closes: '17:00', closings: [] }
  const lead = {
    kind: 'contact',
    createdAt: '2026-12-01T15:00:00.000Z',
    status: 'new',
    answeredAt: undefined,
  } as const
  const at = (time: string) => promisedAnswer(office, lead, {}, new Date(time))
  const what = 'answer'
  expect(at('2026-12-01T16:00:00Z')).toEqual({ what, text: 'Dec 2, 10:00 AM', isOverdue: false })
  expect(at('2026-12-02T16:00:00Z')).toEqual({ what, text: 'Today 10:00 AM', isOverdue: true })
  expect(promisedAnswer(office, { ...lead, kind: 'claim' }, {}, new Date(lead.createdAt))).toEqual({
    what,
    text: 'Today 12:30 PM',
    isOverdue: false,
  })
  expect(promisedAnswer(office, { ...lead, answeredAt: lead.createdAt }, {})).toBeUndefined()
  expect(promisedAnswer(office, { ...lead, status: 'lost' }, {})).toBeUndefined()
})

test('a certificate is due by the end of the day that was asked for, also after an answer', () => {
  const office = { opens: '09:00', closes: '17:00', closings: [] }
  const createdAt = '2026-12-01T15:00:00.000Z'
  const now = new Date('2026-12-01T16:00:00Z')
  const due = (needed_by: string, answeredAt?: string, status: 'new' | 'handled' = 'new') =>
    promisedAnswer(
      office,
      { kind: 'certificate', createdAt, status, answeredAt },
      { needed_by },
      now,
    )
  const what = 'certificate'
  expect(due('2026-12-01')).toEqual({ what, text: 'Today 5:00 PM', isOverdue: false })
  expect(due('2026-12-04'), 'the answer comes first').toMatchObject({ what: 'answer' })
  expect(due('2026-12-04', createdAt)).toMatchObject({ what, text: 'Dec 4, 5:00 PM' })
  expect(due('2026-11-30', createdAt)).toMatchObject({ what, isOverdue: true })
  expect(due('2026-12-04', createdAt, 'handled')).toBeUndefined()
})
