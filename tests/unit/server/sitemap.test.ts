import { expect, test } from 'vitest'
import { writeSitemap } from '../../../src/server/sitemap/sitemap.ts'

test('an address that XML would misread is written so that it is read as it is', () => {
  const xml = writeSitemap([{ path: "/blog?a=1&b=<2>'" }], 'https://agency.example')
  expect(xml).toContain('<loc>https://agency.example/blog?a=1&amp;b=&lt;2&gt;&apos;</loc>')
})

test('a page says when it changed only where that is known', () => {
  const xml = writeSitemap(
    [{ path: '/blog/a', lastModified: '2026-03-01T10:00:00.000Z' }, { path: '/about' }],
    'https://agency.example',
  )
  expect(xml.match(/<lastmod>/g)).toHaveLength(1)
  expect(xml).toContain('<lastmod>2026-03-01T10:00:00.000Z</lastmod>')
})
