import { expect, test } from 'vitest'
import { phoneLink } from '../../../src/http/phone-link.ts'

test.each([
  ['203-555-0142', 'tel:+12035550142'],
  ['1 (203) 555-0142', 'tel:+12035550142'],
  ['+1 203 555 0142', 'tel:+12035550142'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['44 20 7946 0018', 'tel:442079460018'],
  ['911', 'tel:911'],
  ['203-555-0142 ext. 4 (cell)', 'tel:+12035550142;ext=4'],
  ['203-555-0142 (after 5pm)', 'tel:+12035550142'],
])('%s is dialed as %s', (phone, address) => {
  expect(phoneLink(phone)).toBe(address)
})
