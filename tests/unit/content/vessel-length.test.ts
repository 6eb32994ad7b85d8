import { expect, test } from 'vitest'
import { fieldNames } from '../../../src/forms/table.ts'
import { cleanValues } from '../../../src/forms/values.ts'
import { quoteForm } from '../../../src/quote/form.ts'
import { quoteRules } from '../../../src/quote/rules.ts'

const names = fieldNames(quoteForm)
const messageFor = (vessel_length: string) =>
  quoteRules.check('vessel', cleanValues(names, { insurance_type: 'general', vessel_length }))
    .vessel_length

test.each(['', '1', '27', '0044', '1500', '2000'])('a vessel of "%s" feet is accepted', (feet) => {
  expect(messageFor(feet)).toBeUndefined()
})

test.each(['2001', '10000', '9'.repeat(300)])('a vessel of %s feet is longer than any', (feet) => {
  expect(messageFor(feet)).toBe('Please enter a vessel length of at most 2,000 feet.')
})

test.each(['abc', '4.5.1', '-3', '0', '1e3'])('"%s" is no length', (feet) => {
  expect(messageFor(feet)).toBe('Please enter a valid number for vessel length.')
})
