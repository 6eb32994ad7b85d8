import { expect, test } from 'vitest'
import { officeYear } from '../../../src/settings/office-day.ts'
import { differencesIn } from '../../../src/staff/frame/differences.tsx'
import {
  brokerValues,
  checkBroker,
  valuesOfBroker,
  valuesOfWords,
  WORD_LABELS,
} from '../../../src/staff/texts/brokers/broker-values.ts'

const rosa = {
  name: 'Rosa Lund',
  title: 'Senior broker',
  licenseNumber: 'CT-100',
  sinceYear: 2005,
  email: 'rosa@agency.example',
  phone: '203-555-0100',
  about: 'Knows **docks**.',
  aboutHtml: '<p>Knows <strong>docks</strong>.</p>\n',
  isShown: true,
}

test('every mistake in a profile has a message at its field', () => {
  const thisYear = Number(officeYear())
  expect(check({ name: '', title: '', sinceYear: '205' })).toEqual({
    errors: {
      name: 'Please enter the broker’s name.',
      title: 'Please enter the broker’s title, such as Senior broker.',
      sinceYear: `Please enter a year from 1940 to ${thisYear}.`,
    },
  })
  expect(check({ sinceYear: `${thisYear + 1}`, email: 'rosa', phone: 'call' })).toEqual({
    errors: {
      sinceYear: `Please enter a year from 1940 to ${thisYear}.`,
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
    },
  })
  const long = check({ name: 'x'.repeat(101), about: 'x'.repeat(601) })
  expect(long).toEqual({
    errors: {
      name: 'Please keep this under 100 characters.',
      about: 'Please keep this under 600 characters.',
    },
  })
})

test('hostile text in a profile becomes harmless', () => {
  const checked = check({ about: 'Hello <script>alert(1)</script> [x](javascript:alert(2))' })
  const { aboutHtml } = 'text' in checked ? checked.text : { aboutHtml: '' }
  expect(aboutHtml).toContain('Hello')
  expect(aboutHtml).not.toMatch(/script/i)
})

test('a stored profile goes through its form unchanged', () => {
  const stored = { id: 'x', revision: 1, picture: undefined, ...rosa }
  expect(checkBroker(valuesOfBroker(stored))).toEqual({ text: rosa })
})

test('two profiles differ in the fields that say something else', () => {
  const before = valuesOfWords(rosa)
  expect(differencesIn(WORD_LABELS, before, before)).toEqual([])
  expect(
    differencesIn(
      WORD_LABELS,
      before,
      valuesOfWords({ ...rosa, sinceYear: undefined, title: 'Partner' }),
    ),
  ).toEqual([
    { name: 'title', label: 'Title', before: 'Senior broker', after: 'Partner' },
    { name: 'sinceYear', label: 'In the business since', before: '2005', after: '' },
  ])
})

function check(change: Record<string, string>) {
  return checkBroker(brokerValues({ name: 'Rosa', title: 'Broker', ...change }))
}
