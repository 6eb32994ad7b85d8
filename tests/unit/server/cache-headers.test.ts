import { describe, expect, test } from 'vitest'
import { type Audience, cacheHeaders } from '../../../src/http/cache-headers.ts'
import { audienceOf } from '../../../src/server/ready/page-address.ts'

const AUDIENCES: Audience[] = ['everyone', 'cookieless', 'private']

test('without a CDN, browsers ask each time, and nothing of one reader is stored', () => {
  const headers = AUDIENCES.map((audience) => cacheHeaders(audience, { cdnSeconds: 0 }))
  expect(headers).toEqual([
    { 'cache-control': 'public, no-cache', vary: 'accept-encoding' },
    { 'cache-control': 'public, no-cache', vary: 'accept-encoding, cookie' },
    { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' },
  ])
})

test('a CDN may keep what is everyone’s for its time, and a day longer while the site is down', () => {
  const headers = cacheHeaders('everyone', { cdnSeconds: 30 })
  expect(headers).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=30, stale-if-error=86400',
    'cdn-cache-control': 'public, max-age=30, stale-if-error=86400',
    vary: 'accept-encoding',
  })
})

test('and nothing that a cookie changes', () => {
  const [cookieless, own] = (['cookieless', 'private'] as const).map((audience) =>
    cacheHeaders(audience, { cdnSeconds: 30 }),
  )
  expect(cookieless).toMatchObject({
    'cache-control': 'public, no-cache',
    'cdn-cache-control': 'no-store',
  })
  expect(own?.['cache-control']).toBe('private, no-store')
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
