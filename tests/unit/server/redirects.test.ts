import { expect, test } from 'vitest'
import { redirectToPage } from '../../../src/server/pages/redirects.ts'

test.each([
  ['/schedule', '/appointments'],
  ['/schedule?town=milford', '/appointments?town=milford'],
  ['/schedule/?town=milford', '/appointments?town=milford'],
  ['/flood-insurance', '/products/flood-insurance'],
  ['/boat-yacht-insurance', '/products/boat-yacht-insurance'],
  ['/vessels/boat-yacht-insurance', '/products/boat-yacht-insurance'],
  ['/vessels/luxury-yacht-insurance', '/products/luxury-yacht-insurance'],
  ['/vessels/commercial-marine-insurance', '/products/commercial-marine-insurance'],
  ['/vessels/waterfront-property-insurance', '/products/waterfront-property-insurance'],
  ['/vessels/flood-insurance', '/products/flood-insurance'],
  ['/vessels/charter-boat-insurance', '/vessels/charter-boat'],
  ['/vessels/personal-watercraft-insurance', '/products/personal-watercraft'],
  ['/quote/', '/quote'],
  ['//evil.example/', '/evil.example'],
  ['/Contact', '/contact'],
  ['/QUOTE?town=Milford', '/quote?town=Milford'],
  ['/Towns//Mystic/', '/towns/mystic'],
  ['/Schedule', '/appointments'],
  ['/RSC/R/schedule.txt?query=town%3Dmilford', '/RSC/R/appointments.txt?query=town%3Dmilford'],
  ['/RSC/R/vessels/flood-insurance.txt?query=', '/RSC/R/products/flood-insurance.txt?query='],
])('%s leads to %s, for good', (from, to) => {
  const response = redirectToPage(new URL(`http://localhost${from}`))
  expect(response?.status).toBe(308)
  expect(response?.headers.get('location')).toBe(to)
})

test.each([
  '/',
  '/quote?town=milford',
  '/appointments',
  '/RSC/R/quote.txt?query=',
  '/products',
  '/admin/staff/aB3',
  '/images/Boat.JPG',
])('%s is a page of its own', (address) => {
  expect(redirectToPage(new URL(`http://localhost${address}`))).toBeUndefined()
})
