import { expect, test } from 'vitest'
import { visiblePhone } from '../../../src/leads/visible-phone.ts'

test.each([
  '2035550123',
  '203-555-0123',
  '(203) 555-0123',
  '203.555.0123',
  '+1 203 555 0123',
  '12035550123',
  '+12035550123',
  '\u202d203 555 0123\u202c',
])('%s is read in groups', (typed) => {
  expect(visiblePhone(typed)).toBe('203-555-0123')
})

test.each([
  '203-555-0123 ext. 4',
  '+44 20 7946 0123',
  '+2035550123',
  '555-0123',
  'call the office',
])('%s stays as it was typed', (typed) => {
  expect(visiblePhone(typed)).toBe(typed)
})

test('none is empty', () => {
  expect(visiblePhone(undefined)).toBe('')
})
