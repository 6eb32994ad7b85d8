import { describe, expect, test } from 'vitest'
import { officeYear } from '../../../src/settings/office-day.ts'
import {
  momentInOffice,
  officeDateTime,
  officeTimeInWords,
} from '../../../src/staff/frame/office-time.ts'

const at = (text: string) => momentInOffice(text)?.toISOString()

describe('a time by the clock in the office', () => {
  test('is five hours behind UTC in winter, four in summer', () => {
    expect(at('2026-01-15T09:00')).toBe('2026-01-15T14:00:00.000Z')
    expect(at('2026-07-15T09:00')).toBe('2026-07-15T13:00:00.000Z')
    expect(at('2026-07-15 23:30')).toBe('2026-07-16T03:30:00.000Z')
    expect(at('2026-07-15T09:00:00')).toBe('2026-07-15T13:00:00.000Z')
  })

  test('is right on the days on which the clocks change', () => {
    expect(at('2026-03-08T01:59')).toBe('2026-03-08T06:59:00.000Z')
    expect(at('2026-03-08T03:00')).toBe('2026-03-08T07:00:00.000Z')
    expect(at('2026-11-01T00:30')).toBe('2026-11-01T04:30:00.000Z')
    expect(at('2026-11-01T02:00')).toBe('2026-11-01T07:00:00.000Z')
  })

  test('that comes twice is the first, and one that is left out is none', () => {
    expect(at('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
    expect(at('2026-03-08T02:30')).toBeUndefined()
  })

  test('is none where there is no such day, or no such text', () => {
    for (const text of ['', 'soon', '2026-02-30T09:00', '2026-13-01T09:00', '2026-01-01T25:00'])
      expect(at(text), text).toBeUndefined()
  })

  test('comes back as it went in, and in words', () => {
    for (const text of ['2026-01-15T09:00', '2026-07-15T00:00', '2026-11-01T03:15']) {
      expect(officeDateTime(momentInOffice(text) as Date)).toBe(text)
    }
    expect(officeTimeInWords('2026-07-15T13:00:00.000Z').replace(/\s/g, ' ')).toBe(
      'July 15, 2026 at 9:00 AM, Bridgeport time',
    )
  })
})

test('the year begins with the office’s midnight', () => {
  expect(officeYear(new Date('2027-01-01T04:59:59Z'))).toBe('2026')
  expect(officeYear(new Date('2027-01-01T05:00:00Z'))).toBe('2027')
})
