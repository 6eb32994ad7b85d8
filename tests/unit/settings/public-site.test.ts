import { expect, test } from 'vitest'
import { isPublicAddress } from '../../../src/settings/public-site.ts'

test.each([
  ['https://www.agency.example', true],
  ['https://agency.example:8443', true],
  ['http://www.agency.example', false],
  ['https://localhost:4000', false],
  ['https://127.0.0.1:4000', false],
  ['https://[::1]:4000', false],
])('%s is a public address: %s', (siteUrl, isPublic) => {
  expect(isPublicAddress(siteUrl)).toBe(isPublic)
})
