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
  expect(leadSummary('call', { preferred_time: 'morning' }, vessels)).toBe('')
})

test('a line says by when an answer was promised, until there is one', () => {
  const office = { opens: '09:00', closes: '17:00', closings: [] }
  const lead = {
    createdAt: '2026-12-01T15:00:00.000Z',
    status: 'new',
    answeredAt: undefined,
  } as const
  const at = (time: string) => promisedAnswer(office, lead, undefined, new Date(time))
  expect(at('2026-12-01T16:00:00Z')).toEqual({ text: 'Dec 2, 10:00 AM', isOverdue: false })
  expect(at('2026-12-02T16:00:00Z')).toEqual({ text: 'Today 10:00 AM', isOverdue: true })
  expect(promisedAnswer(office, { ...lead, answeredAt: lead.createdAt }, undefined)).toBeUndefined()
  expect(promisedAnswer(office, { ...lead, status: 'lost' }, undefined)).toBeUndefined()
})
