import { describe, expect, test } from 'vitest'
import { type Audience, cacheHeaders } from '../../../src/http/cache-headers.ts'
import { audienceOf } from '../../../src/server/ready/page-address.ts'

const AUDIENCES: Audience[] = ['everyone', 'cookieless', 'private']

test('browsers ask each time, and nothing of one reader is stored', () => {
  const headers = AUDIENCES.map((audience) => cacheHeaders(audience))
  expect(headers).toEqual([
    { 'cache-control': 'public, no-cache', vary: 'accept-encoding' },
    { 'cache-control': 'public, no-cache', vary: 'accept-encoding, cookie' },
    { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' },
  ])
})

describe('a page is shown to', () => {
  test.each<[Audience, string[]]>([
    [
      'everyone',
      ['/', '/?town=mystic', '/towns/mystic', '/vessels', '/the-compass', '/blog/a-post'],
    ],
    ['cookieless', ['/quote', '/contact', '/appointments', '/about', '/quote/received']],
    ['cookieless', ['/blog', '/blog/town/mystic', '/blog/category/flood-insurance', '/-/-/-']],
    ['private', ['/newsletter', '/newsletter/confirm', '/request', '/continue', '/quote/link']],
    ['private', ['/admin/leads', '/Admin', '/%61dmin/leads']],
  ])('%s: %s', (audience, paths) => {
    for (const path of paths) {
      expect(audienceOf(new URL(path, 'http://site')), path).toBe(audience)
    }
  })
})
