import { expect, test } from 'vitest'
import { answerInWords } from '../../../src/forms/summary.tsx'
import { answersOf, fieldNames } from '../../../src/forms/table.ts'
import { cleanValues } from '../../../src/forms/values.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { quoteRules } from '../../../src/quote/rules.ts'

const fields = quoteForm.steps[1].fields

/** What the vessel step says to answers as they are typed, what is stored of them, and how it is shown. */
function give(typed: { vessel_length?: string; vessel_value?: string }) {
  const boat = { insurance_type: 'boat', vessel_type: 'yacht', vessel_length: '28' }
  const values = cleanValues(fieldNames(quoteForm), { ...boat, vessel_value: '45000', ...typed })
  const { vessel_length, vessel_value } = answersOf(quoteForm, values)
  return { errors: quoteRules.check('vessel', values), vessel_length, vessel_value, values }
}

test.each([
  '28',
  '28.0',
  '28-foot',
  '28\' 0"',
  '~28 ft',
  '28 ft long',
  '28 ft',
  '28ft.',
  '28 Feet',
  '28 foot',
  "28'",
  '28’',
  '28′',
  ' 28 ',
  '28 ft LOA',
  'LOA 28',
  '28+',
  'roughly 28 ft or so',
  '336 in',
  '28´',
  '28.',
  '28 footer',
  '28 ft sailboat',
  'length: 28 ft',
  '28-ish',
  'twenty-eight feet',
  '28 feets',
  '28 ft (8.53 m)',
  '8.53 m (28 ft)',
  "28'/8.53m",
  '\uff12\uff18',
  '28 ft l.o.a.',
  '28f',
  '28 pies',
  "28' center console",
])('a length of %s is 28 feet', (vessel_length) => {
  const given = give({ vessel_length })
  expect(given).toMatchObject({ errors: {}, vessel_length: 28 })
  expect(answersOf(quoteForm, given.values)).not.toHaveProperty('vessel_length_as_typed')
  expect(answerInWords(fields.vessel_length, given.values.vessel_length)).toBe('28')
})

test.each([
  ['28.5', 29],
  ['22\'6"', 23],
  ['28 ft 6 in', 29],
  ['28\u2032 5\u2033', 28],
  ['28 feet, 3 inches', 28],
  ['8.5 m', 28],
  ['12 meters', 39],
  ['8,5 m', 28],
  ['28 ½ ft', 29],
  ['28 1/2', 29],
  ['342 inches', 29],
  ['34-6', 35],
  ['28-6"', 29],
  ['34 3/4', 35],
  ['34 1/4 ft', 34],
  ['28 feet 3 1/4 inches', 28],
  ['28 ft and 3 in', 28],
  ['34` 6``', 35],
  ['twenty-eight and a half feet', 29],
  ['LOA: 28\'6"', 29],
  ['10.5 mtrs', 34],
  ['860 cm', 28],
  ['8500mm', 28],
  ['8m50', 28],
  ['28 ft 6 in (8.7 m)', 29],
  ['under 30 ft', 30],
  ['> 30 ft', 30],
])('a length of %s is %i feet, and staff read what was typed', (vessel_length, feet) => {
  const given = give({ vessel_length })
  expect(given).toMatchObject({ errors: {}, vessel_length: feet })
  expect(answersOf(quoteForm, given.values)).toHaveProperty('vessel_length_as_typed', vessel_length)
})

test.each([
  ['45k', '45000'],
  ['$45K', '45000'],
  ['1.2M', '1200000'],
  ['1.2 million', '1200000'],
  ['$1.25 million', '1250000'],
  ['US$45,000', '45000'],
  ['USD 45,000', '45000'],
  ['45,000+', '45000'],
  ['~45,000', '45000'],
  ['about $45,000.', '45000'],
  ['45000.', '45000'],
  ['45 000', '45000'],
  ['45\u00a0000', '45000'],
  ['roughly 45k or so', '45000'],
  ['c. 45,000?', '45000'],
  ['45’000', '45000'],
  ['$.5 million', '500000'],
  ['1,2 million', '1200000'],
  ['45,5k', '45500'],
  ['one hundred and fifty thousand', '150000'],
  ['Forty-five thousand dollars', '45000'],
  ['a hundred thousand', '100000'],
  ['half a million', '500000'],
  ['a quarter of a million', '250000'],
  ['two and a half million', '2500000'],
  ['a million and a half', '1500000'],
  ['1½ million', '1500000'],
  ['about .5 million', '500000'],
  ['250K-ish', '250000'],
  ['around 80 grand', '80000'],
  ['1.2 mln', '1200000'],
  ['45,000 US$', '45000'],
  ['45000 U.S. dollars', '45000'],
  ['45,000 bucks', '45000'],
  ['$45,000 (purchase price)', '45000'],
  ['45k or best offer', '45000'],
  ['appraised at $450,000', '450000'],
  ['I paid 45k', '45000'],
  ['"45,000"', '45000'],
  ['$45,000.-', '45000'],
  ['$45,000/-', '45000'],
  ['$45,OOO', '45000'],
  ['$45,000-', '45000'],
  ['one point two million', '1200000'],
  ['\uff1145,000', '145000'],
])('a value of %s is %s dollars', (vessel_value, stored) => {
  expect(give({ vessel_value })).toMatchObject({ errors: {}, vessel_value: stored })
})

test.each([
  'over 45k',
  'at least 45,000',
  '45k or more',
  'up to $45,000',
  '<45k',
  '45k (survey 2024)',
])('a value of %s is 45000 dollars, and staff read what was typed', (vessel_value) => {
  const { errors, values } = give({ vessel_value })
  expect(errors).toEqual({})
  expect(answersOf(quoteForm, values)).toMatchObject({
    vessel_value: '45000',
    vessel_value_as_typed: vessel_value,
  })
})

test.each([
  '40-50k',
  '$40,000 - $50,000',
  '40k to 50k',
  '40–50k',
  'between 40k and 50k',
  '40,000 or 50,000',
  '40/50k',
  '40 thousand to 50 thousand',
  'forty to fifty thousand',
  '1.2M - 1.5M',
])('a range such as %s is asked back', (vessel_value) => {
  expect(give({ vessel_value }).errors.vessel_value).toMatch(/which end.*such as 45,000/i)
})

test.each(['20-30 ft', '34 or 35', '34/36', 'between 34 and 36', 'thirty to forty feet', '9-11'])(
  'a range of lengths such as %s is asked back',
  (vessel_length) => {
    expect(give({ vessel_length }).errors.vessel_length).toMatch(/which end.*such as 28/i)
  },
)

test.each(['45000', '45,000', '$45,000', '$ 45,000', '$45000', '45,000 dollars', '45,000 USD'])(
  'a value of %s is 45000 dollars',
  (vessel_value) => {
    const given = give({ vessel_value })
    expect(given).toMatchObject({ errors: {}, vessel_value: '45000' })
    expect(answerInWords(fields.vessel_value, given.values.vessel_value)).toBe('$45,000')
  },
)

test('cents and many thousands stay as they are', () => {
  expect(give({ vessel_value: '$1,350,000.50' }).vessel_value).toBe('1350000.50')
  expect(give({ vessel_length: '1,100 ft' }).vessel_length).toBe(1100)
})

test.each([
  ...['ft', "'", '28 x', '28 ft 13 in', '1,1', '-28', '28 ft ft', '28x8', 'ten five'],
  // Feet or inches, a point or a comma, and another measure than the length: nobody can tell.
  ...['28"', "28''", '28,5', '28 6', 'LWL 28', '34 ft (12 m)'],
])('a length of %s is refused', (vessel_length) => {
  expect(give({ vessel_length }).errors).toEqual({
    vessel_length: 'Please enter a valid number for vessel length.',
  })
})

test.each([
  ...['$', '45,00', '4,5000', '45,000,,', '$1.234', '45,000 euros', '1,000.005', '€45,000'],
  ...['C$45,000', 'A$45k', '40k CAD', '45.000', '45.000,00', '-5000', '$120k each', '45T'],
  ...['$45,000 (Canadian)', '45k (50k with trailer)'],
  ...['not 45k', 'a few thousand', '1 million 200 thousand'],
])('a value of %s is refused', (vessel_value) => {
  expect(give({ vessel_value }).errors).toEqual({
    vessel_value: 'Please enter a valid dollar amount.',
  })
})
