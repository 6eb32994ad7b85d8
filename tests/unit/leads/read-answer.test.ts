import { expect, test } from 'vitest'
import { contactForm } from '../../../src/contact/form.ts'
import { contactRules } from '../../../src/contact/rules.ts'
import { readAnswer } from '../../../src/forms/read-answer.ts'
import { signsOf } from '../../../src/forms/signs.ts'
import { answerInWords } from '../../../src/forms/summary.tsx'
import { answersOf, fieldNames } from '../../../src/forms/table.ts'
import { cleanText, cleanValues } from '../../../src/forms/values.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { quoteRules } from '../../../src/quote/rules.ts'

const NOBODY = cleanValues(fieldNames(contactForm), {})
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
])('a length of %s is rounded to %i feet, and staff read what was typed', (vessel_length, feet) => {
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
])('a value of %s is %s dollars', (vessel_value, stored) => {
  expect(give({ vessel_value })).toMatchObject({ errors: {}, vessel_value: stored })
})

test.each(['40-50k', '$40,000 - $50,000', '40k to 50k', '40–50k'])(
  'a range such as %s is asked back',
  (vessel_value) => {
    expect(give({ vessel_value }).errors.vessel_value).toMatch(/which end/i)
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

test.each(['ft', "'", '28 x', '28 ft 13 in', '1,1', '-28', '28 ft ft', '20-30 ft'])(
  'a length of %s is refused',
  (vessel_length) => {
    expect(give({ vessel_length }).errors).toEqual({
      vessel_length: 'Please enter a valid number for vessel length.',
    })
  },
)

test.each(['$', '45,00', '4,5000', '45,000,,', '$1.234', '45,000 euros', '1,000.005', '€45,000'])(
  'a value of %s is refused',
  (vessel_value) => {
    expect(give({ vessel_value }).errors).toEqual({
      vessel_value: 'Please enter a valid dollar amount.',
    })
  },
)

/** What the contact form says to an answer as it is pasted, and what is stored of it. */
function paste(field: 'phone' | 'email' | 'zipCode', text: string) {
  const values = cleanValues(fieldNames(contactForm), { [field]: text })
  return {
    error: contactRules.check('message', values)[field],
    stored: answersOf(contactForm, values)[field],
  }
}

test.each([
  ['\u202d(203) 555-0123\u202c', '(203) 555-0123'],
  ['\u202a+1\u00a0(203)\u00a0555\u20110123\u202c', '+1 (203) 555-0123'],
  ['203/555-0123', '203-555-0123'],
  ['(203) 555 - 0142', '(203) 555-0142'],
  ['203  555  0142', '203 555 0142'],
  ['001 203 555 0142', '+1 203 555 0142'],
  ['tel:+12035550142', '+12035550142'],
  ['203-555-0142 ext. 4', '203-555-0142 ext. 4'],
  ['203-555-0142x4', '203-555-0142 ext. 4'],
  ['203-555-0142, extension 12 (Cell)', '203-555-0142 ext. 12 (cell)'],
  ['203-555-0142 cell', '203-555-0142 (cell)'],
  ['203 555 0142 - cell phone', '203 555 0142 (cell)'],
  ['Cell: 203-555-0142', '203-555-0142 (cell)'],
  ['h 203-555-0142', '203-555-0142 (home)'],
  ['203-555-0142 (c)', '203-555-0142 (cell)'],
  ['tel:+12035550142;ext=4', '+12035550142 ext. 4'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['00351 21 123 4567', '+351 21 123 4567'],
  ['011 44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
  ['203 / 555 0123', '203-555 0123'],
  ['203\u2013555\u20130123\u200e', '203-555-0123'],
])('a phone number that was copied as %j is %s', (phone, stored) => {
  expect(paste('phone', phone)).toEqual({ error: undefined, stored })
})

test('an address that was copied with marks that nobody sees is that address', () => {
  const pasted = paste('email', '\u200bjane@visitor.example\u2060')
  expect(pasted).toEqual({ error: undefined, stored: 'jane@visitor.example' })
})

test.each([
  '+999 123 456 789',
  '+44',
  '555-0142',
  '+44 20 7946 0958 00 00 00',
  '203-555-0142 ask Bob',
])('a phone number of %s is refused', (phone) => {
  expect(paste('phone', phone).error).toBe('Please enter a valid phone number.')
})

test.each([
  ['06604 1234', '06604-1234'],
  ['066041234', '06604-1234'],
  ['06604\u20131234', '06604-1234'],
  ['06604\u20111234', '06604-1234'],
  ['CT 06604', '06604'],
  ['ct, 06604-1234', '06604-1234'],
  ['Bridgeport, CT 06604', '06604'],
  ['CT06604.', '06604'],
  ['06604, USA', '06604'],
  ['O6604', '06604'],
])('a ZIP code of %s is %s', (zipCode, stored) => {
  expect(paste('zipCode', zipCode)).toEqual({ error: undefined, stored })
})

test.each([
  ['mailto:jane@visitor.example', 'jane@visitor.example'],
  ['mailto:jane@visitor.example?subject=Hello', 'jane@visitor.example'],
  ['Jane Doe <jane@visitor.example>', 'jane@visitor.example'],
  ['<jane@visitor.example>', 'jane@visitor.example'],
  ['jane@visitor.example.', 'jane@visitor.example'],
  ['jane@visitor.example; ', 'jane@visitor.example'],
  ['"jane@visitor.example"', 'jane@visitor.example'],
  ['(jane@visitor.example)', 'jane@visitor.example'],
  ['E-mail: jane@visitor.example', 'jane@visitor.example'],
  ['jane@ visitor.example', 'jane@visitor.example'],
  ['jane@bücher.example', 'jane@xn--bcher-kva.example'],
])('an address of %s is %s', (email, stored) => {
  expect(paste('email', email)).toEqual({ error: undefined, stored })
})

test('a question mark is a letter of a mailbox', () => {
  expect(paste('email', 'who?@visitor.example').stored).toBe('who?@visitor.example')
})

test('a mailbox that is not ASCII is refused with what would be right', () => {
  expect(paste('email', 'jürgen@visitor.example').error).toMatch(/plain letters before the @/)
})

test('reading what was read changes nothing', () => {
  const read = readAnswer('tel', '011 44 20 7946 0958 x4 (Cell)')
  expect(readAnswer('tel', read)).toBe(read)
})

test('two letters of any script are a name, and a letter with its accent is one', () => {
  const named = (name: string) => contactRules.check('message', { ...NOBODY, name }).name
  expect(named('李明')).toBeUndefined()
  expect(named('e\u0301')).toBe('Name must be at least 2 characters.')
})

test('words on both sides of any line break stay apart', () => {
  for (const end of ['\u000b', '\f', '\u0085', '\u2028', '\u2029', '\r\n']) {
    expect(cleanText(`at${end}12 Dock Street`)).toBe('at\n12 Dock Street')
  }
})

test('two links count as two, in markup too', () => {
  const signs = (message: string) =>
    signsOf(contactForm, { ...NOBODY, message }, { trap: '', elapsedMs: undefined }, 0)
  const [one, other] = ['https://www.yachts.example/38/', 'https://www.boats.example/32/']
  expect(signs(`${one}\n${other}`)).toEqual([])
  expect(signs(`<a href="${one}">${one}</a> [url=${other}]${other}[/url]`)).toEqual([])
  expect(signs(`${one} ${other} www.third.example`)).toEqual(['links'])
})
