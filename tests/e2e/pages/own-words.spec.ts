import { expect, type Page } from '@playwright/test'
import { PRODUCT_PAGES, TOWN_PAGES, VESSEL_PAGES } from '../../samples/every-page.ts'
import { overlaps, words } from '../../tools/five-word-overlap.ts'
import { sourceOf } from '../checks/page-source.ts'
import { test } from '../checks/reading.ts'

const MOST_SHARED = 0.3
/** A text that so many pages of a kind show is the kind's own and no page's. */
const FIXED_FROM = 3

const kinds = [
  { kind: 'products', paths: PRODUCT_PAGES, leastWords: 800 },
  { kind: 'vessels', paths: VESSEL_PAGES, leastWords: 800 },
  { kind: 'towns', paths: TOWN_PAGES, leastWords: 600 },
]

for (const { kind, paths, leastWords } of kinds) {
  test(`no two pages of ${kind} share more than 30 percent of their five-word sequences`, async ({
    reader: page,
  }) => {
    const texts = new Map<string, string[]>()
    for (const path of paths) texts.set(path, await textsOf(page, path))
    const fixed = shownOften([...texts.values()])
    const own: Record<string, string> = {}
    for (const [path, all] of texts) {
      own[path] = all.filter((text) => !fixed.has(text)).join('\n')
      expect(words(own[path]).length, path).toBeGreaterThanOrEqual(leastWords)
    }
    expect(overlaps(own).filter(({ share }) => share > MOST_SHARED)).toEqual([])
  })
}

/** What the main part of a page says, piece by piece, without its forms and navigation. */
async function textsOf(page: Page, path: string): Promise<string[]> {
  return page.evaluate(
    (source) => {
      const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main')
      for (const part of main?.querySelectorAll('form, nav, script, template') ?? []) part.remove()
      const pieces = main?.querySelectorAll('h1, h2, h3, p, li, summary, details > div') ?? []
      return [...pieces]
        .filter((piece) => !piece.querySelector('h3, p, li'))
        .map((piece) => (piece.textContent ?? '').replace(/\s+/g, ' ').trim())
    },
    await sourceOf(path),
  )
}

function shownOften(pages: string[][]): Set<string> {
  const count = new Map<string, number>()
  for (const texts of pages) {
    for (const text of new Set(texts)) count.set(text, (count.get(text) ?? 0) + 1)
  }
  return new Set([...count].filter(([, times]) => times >= FIXED_FROM).map(([text]) => text))
}
