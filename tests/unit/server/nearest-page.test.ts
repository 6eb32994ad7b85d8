import { expect, test } from 'vitest'
import { nearestPage } from '../../../src/layout/nearest-page.tsx'

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
  ['/claim', '/claims'],
  ['file a claim', '/claims'],
  ['apointment', '/appointments'],
])('somebody who asks for %s is shown %s', (asked, href) => {
  expect(nearestPage(asked)?.href).toBe(href)
})

test.each(['', '/', '/wp-login.php', '/xmlrpc.php', '/.env', '/%E0%A4%A', 'x'.repeat(5000), '/x'])(
  'nothing is near to %s',
  (asked) => expect(nearestPage(asked)).toBeUndefined(),
)
