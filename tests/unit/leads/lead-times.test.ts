import { expect, test } from 'vitest'
import { receivedInWords } from '../../../src/staff/leads/words/lead-times.ts'

test.each([
  // The hour after the clock went forward, on a Sunday of 23 hours.
  ['2027-03-14T20:00:00Z', '2027-03-15T04:30:00Z', 'Yesterday 4:00 PM'],
  ['2027-03-13T20:00:00Z', '2027-03-15T04:30:00Z', 'Mar 13, 3:00 PM'],
  // The last hour of a Sunday of 25.
  ['2026-10-31T20:00:00Z', '2026-11-02T04:30:00Z', 'Yesterday 4:00 PM'],
  ['2026-11-02T04:10:00Z', '2026-11-02T04:30:00Z', 'Today 11:10 PM'],
])('a lead of %s is at %s of %s', (received, now, words) => {
  expect(receivedInWords(received, new Date(now)).replace(/\s/g, ' ')).toBe(words)
})
