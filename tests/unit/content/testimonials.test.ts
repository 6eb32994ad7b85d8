import { expect, test } from 'vitest'
import { initials } from '../../../src/testimonials/testimonial-card.tsx'

test.each([
  ['Margaret Doyle', 'MD'],
  ['Anna Maria de la Cruz', 'AC'],
  ['  ellen   whitaker ', 'EW'],
  ['Cher', 'CH'],
  ['Q', 'Q'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
