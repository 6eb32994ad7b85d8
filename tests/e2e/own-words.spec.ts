import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { builtInProducts } from '../../db/seed/products/index.ts'
import { builtInTowns } from '../../db/seed/towns/index.ts'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import { overlaps, words } from '../five-word-overlap.ts'

const MOST_SHARED = 0.3
/** A text that so many pages of a kind show is the kind's own and no page's. */
const FIXED_FROM = 3

const kinds = [
  { kind: 'products', slugs: builtInProducts.map(({ slug }) => slug), leastWords: 800 },
  { kind: 'vessels', slugs: builtInVessels.map(({ slug }) => slug), leastWords: 800 },
  { kind: 'towns', slugs: builtInTowns.map(({ slug }) => slug), leastWords: 600 },
]

for (const { kind, slugs, leastWords } of kinds) {
  test(`no two pages of ${kind} share more than 30 percent of their five-word sequences`, async ({
    page,
    request,
  }) => {
    const texts = new Map<string, string[]>()
    for (const slug of slugs) texts.set(slug, await textsOf(page, request, `/${kind}/${slug}`))
    const fixed = shownOften([...texts.values()])
    const own: Record<string, string> = {}
    for (const [slug, all] of texts) {
      own[slug] = all.filter((text) => !fixed.has(text)).join('\n')
      expect(words(own[slug]).length, slug).toBeGreaterThanOrEqual(leastWords)
    }
    expect(overlaps(own).filter(({ share }) => share > MOST_SHARED)).toEqual([])
  })
}

/** What the main part of a page says, piece by piece, without its forms and navigation. */
async function textsOf(page: Page, request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main')
    for (const part of main?.querySelectorAll('form, nav, script, template') ?? []) part.remove()
    const pieces = main?.querySelectorAll('h1, h2, h3, p, li, summary, details > div') ?? []
    return [...pieces]
      .filter((piece) => !piece.querySelector('h3, p, li'))
      .map((piece) => (piece.textContent ?? '').replace(/\s+/g, ' ').trim())
  }, html)
}

function shownOften(pages: string[][]): Set<string> {
  const count = new Map<string, number>()
  for (const texts of pages) {
    for (const text of new Set(texts)) count.set(text, (count.get(text) ?? 0) + 1)
  }
  return new Set([...count].filter(([, times]) => times >= FIXED_FROM).map(([text]) => text))
}
