import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { colors } from '../../../src/ui/theme/colors.ts'
import {
  CONTENT_PAGES,
  INDEXED_PAGES,
  UNKNOWN_PRODUCT,
  UNKNOWN_TOWN,
} from '../../samples/every-page.ts'
import { sitemapOf, sourceOf } from '../checks/page-source.ts'
import { test } from '../checks/reading.ts'
import { HTML_LIMIT } from '../checks/weight.ts'

const MOST_TITLE = 60
const LEAST_DESCRIPTION = 50
const MOST_DESCRIPTION = 170

/** Pages of which each has a picture of its own for those who share it. */
const DRAWN = /\/(products|vessels|towns)\/./

const pathOf = (address: string) => new URL(address).pathname

test('the sitemap lists every indexed page once, and each has a head of its own and a picture that is there', async ({
  reader: page,
  request,
}) => {
  const addresses = await sitemapOf()
  expect(repeated(addresses)).toEqual([])
  const made = [UNKNOWN_PRODUCT, UNKNOWN_TOWN]
  const wanted = [...INDEXED_PAGES, ...CONTENT_PAGES.filter((path) => !made.includes(path))]
  expect(addresses.map(pathOf)).toEqual(expect.arrayContaining(wanted))

  const heads = new Map<string, Head>()
  for (const address of addresses) heads.set(address, await headOf(page, pathOf(address)))
  for (const [address, head] of heads) {
    expect.soft(head.canonical, address).toBe(address)
    expect.soft(head.robots, address).toMatch(/^index, follow/)
    expect.soft(head.h1, address).toBe(1)
    expect.soft(head.themeColor, address).toBe(colors.deep.value)
    expect.soft(head.title.length, address).toBeLessThanOrEqual(MOST_TITLE)
    expect.soft(head.description.length, address).toBeGreaterThanOrEqual(LEAST_DESCRIPTION)
    expect.soft(head.description.length, address).toBeLessThanOrEqual(MOST_DESCRIPTION)
    expect.soft(head.bytes, address).toBeLessThanOrEqual(HTML_LIMIT)
    expect.soft(head.twoPeriods, address).toBeNull()
    if (DRAWN.test(address)) {
      expect.soft(pathOf(head.image)).toBe(`/share${pathOf(address)}.png`)
    }
    for (const data of head.jsonLd) expect.soft(data, address).toHaveProperty('@type')
  }
  expect(repeated([...heads.values()].map(({ title }) => title))).toEqual([])
  expect(repeated([...heads.values()].map(({ description }) => description))).toEqual([])
  for (const image of new Set([...heads.values()].map(({ image }) => pathOf(image)))) {
    expect((await request.head(image)).status(), image).toBe(200)
  }
})

interface Head {
  title: string
  description: string
  canonical: string
  robots: string
  image: string
  h1: number
  themeColor: string
  jsonLd: unknown[]
  bytes: number
  /** As in "5 p.m.." at the end of a sentence. */
  twoPeriods: RegExpExecArray | null
}

async function headOf(page: Page, path: string): Promise<Head> {
  const html = await sourceOf(path)
  const head = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const content = (selector: string) =>
      parsed.querySelector(selector)?.getAttribute('content') ?? ''
    return {
      title: parsed.title,
      description: content('meta[name="description"]'),
      canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      robots: content('meta[name="robots"]'),
      image: content('meta[property="og:image"]'),
      themeColor: content('meta[name="theme-color"]'),
      h1: parsed.querySelectorAll('h1').length,
      jsonLd: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((data) =>
        JSON.parse(data.textContent ?? ''),
      ),
    }
  }, html)
  const twoPeriods = /[ap]\.m\.\./.exec(html)
  return { ...head, bytes: brotliCompressSync(html).length, twoPeriods }
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
