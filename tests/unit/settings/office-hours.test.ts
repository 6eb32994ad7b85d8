import { expect, test } from 'vitest'
import { weekdayHours, weekdayHoursAtEnd } from '../../../src/settings/office-time.ts'

test('hours end a sentence with one period', () => {
  const afternoon = { opens: '09:00', closes: '17:00' }
  expect(weekdayHours(afternoon)).toBe('Monday to Friday, 9 a.m. to 5 p.m.')
  expect(weekdayHoursAtEnd(afternoon)).toBe('Monday to Friday, 9 a.m. to 5 p.m.')
  const noon = { opens: '08:30', closes: '12:00' }
  expect(weekdayHoursAtEnd(noon)).toBe('Monday to Friday, 8:30 a.m. to noon.')
})
