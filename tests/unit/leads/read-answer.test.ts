import { expect, test } from 'vitest'
import { contactForm } from '../../../src/contact/form.ts'
import { contactRules } from '../../../src/contact/rules.ts'
import { answerInWords } from '../../../src/forms/answer-in-words.ts'
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

test.each(['28', '28 ft', '28ft.', '28 Feet', '28 foot', "28'", '28’', '28′', ' 28 '])(
  'a length of %s is 28 feet',
  (vessel_length) => {
    const given = give({ vessel_length })
    expect(given).toMatchObject({ errors: {}, vessel_length: 28 })
    expect(answerInWords(fields.vessel_length, given.values.vessel_length)).toBe('28')
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

test.each(['ft', "'", '28 m', '28 ft 6', '28.5 ft', '1,1', '-28', '28 ft ft'])(
  'a length of %s is refused',
  (vessel_length) => {
    expect(give({ vessel_length }).errors).toEqual({
      vessel_length: 'Please enter a valid number for vessel length.',
    })
  },
)

test.each(['$', '45,00', '4,5000', '45,000,', '$1.234', '45,000 euros', '1,000.005', '€45,000'])(
  'a value of %s is refused',
  (vessel_value) => {
    expect(give({ vessel_value }).errors).toEqual({
      vessel_value: 'Please enter a valid dollar amount.',
    })
  },
)

/** What the contact form says to an answer as it is pasted, and what is stored of it. */
function paste(field: 'phone' | 'email', text: string) {
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
  ['203 / 555 0123', '203-555 0123'],
  ['203\u2013555\u20130123\u200e', '203-555-0123'],
])('a phone number that was copied as %j is %s', (phone, stored) => {
  expect(paste('phone', phone)).toEqual({ error: undefined, stored })
})

test('an address that was copied with marks that nobody sees is that address', () => {
  const pasted = paste('email', '\u200bjane@visitor.example\u2060')
  expect(pasted).toEqual({ error: undefined, stored: 'jane@visitor.example' })
})
