import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readArticle } from '../../../db/writing/articles.ts'

const folder = mkdtempSync(join(tmpdir(), 'articles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const article = (published = '2026-03-01') => `---
title: Cafés on the water
excerpt: Where to tie up.
category: Boat Insurance
published: ${published}
keywords: [docks]
---
Every café has a dock.
`

function read(bytes: string | Buffer, slug = 'cafes') {
  writeFileSync(join(folder, `${slug}.md`), bytes)
  return readArticle(slug, folder)
}

test('an article is read with the mark of UTF-8 that some editors write', () => {
  const { title, content } = read(`\ufeff${article()}`)
  expect(title).toBe('Cafés on the water')
  expect(content).toContain('Every café has a dock.')
})

test.each(['latin1', 'utf16le'] as const)(
  'an article saved as %s is not published with wrong letters',
  (encoding) => {
    expect(() => read(Buffer.from(article(), encoding))).toThrow('its file is not saved as UTF-8')
  },
)

test.each(['Two Docks', 'docks_2', 'Döcks'])('the file name %j is no address', (slug) => {
  expect(() => read(article(), slug)).toThrow('the name of its file becomes its address')
})

test.each(['2026-02-31', '2026-13-01', '2026-3-1', 'soon'])('%s is no date', (day) => {
  expect(() => read(article(day))).toThrow('no date of publication')
})
