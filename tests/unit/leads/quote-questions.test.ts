import { expect, test } from 'vitest'
import type { ExportedLead } from '../../../db/leads/lead-export.ts'
import { readAnswer } from '../../../src/forms/read-answer.ts'
import { answerInWords } from '../../../src/forms/summary.tsx'
import { answersOf, askedFields, type Field, fieldNames, stepOf } from '../../../src/forms/table.ts'
import { cleanValues } from '../../../src/forms/values.ts'
import { answersInOurWords, shownAnswers } from '../../../src/leads/shown-answers.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { quoteRules } from '../../../src/quote/rules.ts'
import { officeDay } from '../../../src/settings/office-day.ts'
import { EXPORTED_COLUMNS } from '../../../src/staff/leads/list/exported-columns.ts'
import { leadSummary } from '../../../src/staff/leads/list/lead-summary.ts'

const NEXT_YEAR = Number(officeDay().slice(0, 4)) + 1
const VESSELS = [{ slug: 'sailboat', name: 'Sailboat' }]
const BOAT = { vessel_type: 'sailboat', vessel_length: '34 ft', vessel_value: '$80k' }
const HOME = {
  coverage_wanted: 'home-and-flood',
  property_place: '12 Shore Road, Old Lyme',
  building_kind: 'house',
}
const BUSINESS = {
  business_name: 'Harbor Yard & Sons',
  business_kind: 'boatyard',
  docks_or_vessels: '40 slips and a fuel dock',
}
const POLICY = { present_insurer: 'Sound Mutual', policy_ends: `March 15, ${NEXT_YEAR}` }
const STORED_DAY = `${NEXT_YEAR}-03-15`

/** Somebody who typed everything there is, and then chose a kind of insurance. */
function everything(insurance_type: string) {
  const contact = { first_name: 'Jane', last_name: 'Doe', zipCode: '06371' }
  const typed = { ...BOAT, vessel_use: 'fishing', ...HOME, ...BUSINESS, ...POLICY, ...contact }
  return cleanValues(fieldNames(quoteForm), { ...typed, insurance_type })
}

const vesselStep = stepOf(quoteForm, 'vessel').fields
const labelOf = (name: string) => (vesselStep as Record<string, Field>)[name]?.label ?? ''
const LABELS = Object.keys(vesselStep).map(labelOf)
const EXPORT_NAMES = { towns: new Map(), vessels: new Map() }
const askedOf = (insurance_type: string) =>
  Object.keys(askedFields(quoteForm, { insurance_type })).filter((name) => name in vesselStep)

test.each([
  ['boat', [...Object.keys(BOAT), 'vessel_use'], 'Sailboat · 34 ft · $80,000 · ZIP 06371'],
  ['luxury', [...Object.keys(BOAT), 'vessel_use'], 'Sailboat · 34 ft · $80,000 · ZIP 06371'],
  ['general', [...Object.keys(BOAT), 'vessel_use'], 'Sailboat · 34 ft · $80,000 · ZIP 06371'],
  [
    'other',
    [...Object.keys(HOME), ...Object.keys(POLICY)],
    'Home and flood · 12 Shore Road, Old Lyme · Single-family house · ZIP 06371',
  ],
  [
    'commercial',
    [...Object.keys(BUSINESS), ...Object.keys(POLICY)],
    'Harbor Yard & Sons · Boatyard or repair shop · 40 slips and a fuel dock · ZIP 06371',
  ],
])('a quote for %s asks, stores, sums up and exports its own questions', (kind, names, line) => {
  expect(askedOf(kind)).toEqual(names)
  const values = everything(kind)
  expect(quoteRules.check('vessel', values)).toEqual({})
  const formData = answersOf(quoteForm, values)
  const stored = Object.keys(formData).filter((name) => name in vesselStep)
  expect(stored).toEqual(names)
  expect(leadSummary('quote', formData, VESSELS)).toBe(line)
  const shown = shownAnswers({ kind: 'quote', formData }, VESSELS)
  expect(shown.map(({ name }) => name).filter((name) => name in vesselStep)).toEqual(names)
  const exported = EXPORTED_COLUMNS.filter(
    ([name, cell]) =>
      LABELS.includes(name) && cell({ answers: formData } as ExportedLead, EXPORT_NAMES),
  ).map(([name]) => name)
  // The day on which a policy ends has a column of its own, which staff can correct.
  const listed = names.filter((name) => name !== 'policy_ends').map(labelOf)
  expect(exported).toEqual(listed)
})

test('no two questions have one label: an export has a column for each', () => {
  const names = EXPORTED_COLUMNS.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
})

test('a message to an address that anybody can have typed says what was chosen, and nothing typed', () => {
  const formData = answersOf(quoteForm, everything('commercial'))
  const said = answersInOurWords({ kind: 'quote', formData }, VESSELS)
  expect(said.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Type of insurance: Commercial Marine',
    'What it operates: Boatyard or repair shop',
    `When does that policy end?: March 15, ${NEXT_YEAR}`,
    'ZIP code: 06371',
  ])
})

test.each([
  ['other', { building_kind: 'castle' }, 'Please select a kind of building from the list.'],
  ['other', { coverage_wanted: 'life' }, 'Please select a coverage from the list.'],
  ['other', { property_place: 'x'.repeat(201) }, 'Please keep this under 200 characters.'],
  ['commercial', { business_name: '⛵'.repeat(201) }, 'Please keep this under 200 characters.'],
  [
    'commercial',
    { business_kind: "'; drop table" },
    'Please select what the business operates from the list.',
  ],
])(
  'a wrong answer of a quote for %s is said at its field, and to no other kind',
  (...[kind, wrong, message]) => {
    const check = (insurance_type: string) =>
      quoteRules.check('vessel', { ...everything(insurance_type), ...wrong })
    expect(check(kind)).toEqual({ [Object.keys(wrong)[0] as string]: message })
    expect(check('boat')).toEqual({})
  },
)

test.each([
  [`3/15/${NEXT_YEAR}`],
  [`03-15-${NEXT_YEAR % 100}`],
  [` 03 15 ${NEXT_YEAR} `],
  [`0315${NEXT_YEAR}`],
  [`${NEXT_YEAR}-03-15`],
  [`${NEXT_YEAR}/3/15`],
  [`Mar. 15, ${NEXT_YEAR}`],
  [`march 15th ${NEXT_YEAR}`],
  [`Monday, March 15, ${NEXT_YEAR}`],
  [`15 March ${NEXT_YEAR}`],
  [`15th of March, ${NEXT_YEAR}`],
  [`15-Mar-${NEXT_YEAR}`],
  [`15.3.${NEXT_YEAR}`],
  [`15/3/${NEXT_YEAR}`],
  [`${NEXT_YEAR}0315`],
  [`Mar 15, '${String(NEXT_YEAR).slice(2)}`],
  [`the 15th of March ${String(NEXT_YEAR).slice(2)}`],
])('the day %s is understood, stored as one, and shown in full', (policy_ends) => {
  const values = { ...everything('other'), policy_ends: policy_ends.trim() }
  expect(quoteRules.check('vessel', values)).toEqual({})
  expect(answersOf(quoteForm, values).policy_ends).toBe(STORED_DAY)
  expect(readAnswer('date', STORED_DAY)).toBe(STORED_DAY)
  expect(answerInWords(quoteForm.steps[1].fields.policy_ends, policy_ends)).toBe(
    `March 15, ${NEXT_YEAR}`,
  )
})

const NO_DAY = 'Please enter a day with its month and year, for example 3/15/2027.'
const TOO_FAR = 'Please enter a day within the last year or the next 5 years.'
test.each([
  ['2/30/2027', NO_DAY],
  ['15/13/2027', NO_DAY],
  ['March 2027', NO_DAY],
  ['next spring', NO_DAY],
  ['3/15', NO_DAY],
  ['M 15, 2027', NO_DAY],
  ['0/0/0000', NO_DAY],
  ['<script>alert(1)</script>', NO_DAY],
  ['3/15/2027'.padEnd(120, '7'), NO_DAY],
  ['3/15/1927', TOO_FAR],
  ['3/15/2127', TOO_FAR],
  ['12/31/9999', TOO_FAR],
])('the day %s is refused, and stays as it was typed', (policy_ends, message) => {
  const values = { ...everything('other'), policy_ends }
  expect(quoteRules.check('vessel', values)).toEqual({ policy_ends: message })
  expect(readAnswer('date', 'March 2027')).toBe('March 2027')
})
