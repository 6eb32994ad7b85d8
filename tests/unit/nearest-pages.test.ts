import { expect, test } from 'vitest'
import { namedPages } from '../../src/layout/named-pages.ts'
import { nearestPages } from '../../src/layout/nearest-pages.ts'

test.each([
  ['/towns/old-lime', '/towns/old-lyme'],
  ['/mystic', '/towns/mystic'],
  ['/town/grenwich', '/towns/greenwich'],
  ['/products/yatch-insurance', '/products/yacht-insurance'],
  ['/flood', '/products/flood-insurance'],
  ['/contact-us.html', '/contact'],
  ['/vessels/jet%20ski', undefined],
  ['catamarans', '/vessels/catamaran'],
  ['sailboat', '/vessels/sailboat'],
  ['pontoon boat', '/vessels/pontoon'],
  ['about us', '/about'],
  ['apointment', '/appointments'],
])('somebody who asks for %s is shown %s first', (asked, href) => {
  expect(nearestPages(asked, namedPages)[0]?.href).toBe(href)
})

test('letters in the wrong order still find the page', () => {
  expect(nearestPages('qoute', namedPages).map(({ href }) => href)).toContain('/quote')
})

test.each(['', '/', '/wp-login.php', '/xmlrpc.php', '/.env', '/%E0%A4%A', 'x'.repeat(5000), '/x'])(
  'nothing is near to %s',
  (asked) => expect(nearestPages(asked, namedPages)).toEqual([]),
)
