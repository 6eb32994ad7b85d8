import { expect, test } from 'vitest'
import { withNew } from '../../../src/staff/leads/list/count-new.ts'

test.each([
  ['(6)', 1, '(7)'],
  ['(999)', 2, '(1,001)'],
  ['(1,000+)', 2, '(1,000+)'],
  ['Export 1 lead', 1, 'Export 2 leads'],
  ['Export 12 leads', 3, 'Export 15 leads'],
  ['Export more than 1,000 leads', 3, 'Export more than 1,000 leads'],
  ['as JSON lines', 3, 'as JSON lines'],
])('%s with %i more is %s', (text, leads, raised) => {
  expect(withNew(text, leads)).toBe(raised)
})
