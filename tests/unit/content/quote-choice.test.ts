import { expect, test } from 'vitest'
import type { FormState } from '../../../src/forms/form-state.ts'
import { choiceOf, quoteAddress } from '../../../src/layout/quote-address.ts'
import { withChoice } from '../../../src/quote/choice.ts'

const vessels = [{ slug: 'sailboat' }, { slug: 'yacht' }, { slug: 'charter-boat' }]
const empty: FormState = { step: 'insurance', values: {}, errors: {}, files: [], fileProblems: [] }
const chosen = (address: string, state = empty) => {
  const { searchParams } = new URL(address, 'http://site')
  return withChoice(state, choiceOf('/quote', searchParams), vessels)
}

test.each([
  ['/vessels/sailboat', '/quote?vessel=sailboat'],
  ['/vessels/sailboat?town=mystic', '/quote?town=mystic&vessel=sailboat'],
  ['/products/flood-insurance?town=mystic', '/quote?town=mystic&product=flood-insurance'],
  ['/towns/mystic', '/quote?town=mystic'],
  ['/blog/a-post?town=mystic', '/quote?town=mystic'],
  ['/quote?vessel=yacht', '/quote?vessel=yacht'],
  ['/vessels', '/quote'],
  ['/towns/%22%3E', '/quote'],
  ['/?town=x%22y', '/quote'],
])('from %s the quote buttons lead to %s', (page, quote) => {
  const { pathname, searchParams } = new URL(page, 'http://site')
  expect(quoteAddress(choiceOf(pathname, searchParams))).toBe(quote)
})

test.each([
  ['/quote?vessel=sailboat', { insurance_type: 'boat', vessel_type: 'sailboat' }],
  ['/quote?vessel=yacht', { insurance_type: 'luxury', vessel_type: 'yacht' }],
  [
    '/quote?vessel=charter-boat',
    { insurance_type: 'commercial', vessel_type: 'charter-boat', business_kind: 'charter' },
  ],
  ['/quote?product=flood-insurance', { insurance_type: 'other', coverage_wanted: 'flood' }],
  [
    '/quote?product=home-insurance&town=old-lyme',
    { insurance_type: 'other', coverage_wanted: 'home', property_place: 'Old Lyme' },
  ],
  [
    '/quote?product=yacht-insurance&town=mystic',
    { insurance_type: 'luxury', property_place: 'Mystic' },
  ],
  ['/quote?town=mystic', { insurance_type: 'boat', property_place: 'Mystic' }],
  ['/quote?vessel=atlantis&product=atlantis', {}],
])('%s starts with what the page was about', (address, values) => {
  expect(chosen(address).values).toEqual(values)
})

test('what the visitor emptied stays empty', () => {
  const values = { insurance_type: 'other', property_place: '', coverage_wanted: '' }
  const address = '/quote?town=mystic&product=flood-insurance'
  expect(chosen(address, { ...empty, values }).values).toEqual(values)
})

test('what the visitor chose before stays, and the second step knows the vessel without JavaScript', () => {
  const values = { insurance_type: 'commercial', vessel_type: 'yacht' }
  expect(chosen('/quote?vessel=sailboat', { ...empty, values }).values).toEqual(values)
  const { origin } = chosen('/quote?vessel=sailboat')
  expect(origin).toMatchObject({ path: '/quote', vessel: 'sailboat' })
  const next = { ...empty, step: 'vessel', values: { insurance_type: 'boat' }, ...{ origin } }
  expect(chosen('/quote?step=vessel', next as FormState).values.vessel_type).toBe('sailboat')
})
