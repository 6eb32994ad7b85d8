import { brotliCompressSync } from 'node:zlib'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { builtInProducts } from '../../db/seed/products/index.ts'
import { builtInTowns } from '../../db/seed/towns/index.ts'
import { builtInVessels } from '../../db/seed/vessels/built-in.ts'
import { expectAccessible } from './form-steps.ts'

const LEAST_DESCRIPTION = 50
const MOST_DESCRIPTION = 170
/** What a page may weigh before anyone touches it; the headers of its answer come on top. */
const MOST_HTML_BYTES = 14 * 1024

const contentPages = [
  ...builtInProducts.map(({ slug }) => `/products/${slug}`),
  ...builtInVessels.map(({ slug }) => `/vessels/${slug}`),
  ...builtInTowns.map(({ slug }) => `/towns/${slug}`),
]

test('every address of the sitemap has a head of its own, and shares a picture that is there', async ({
  page,
  request,
}) => {
  const addresses = await sitemap(request)
  for (const path of contentPages) expect(addresses).toContain(path)
  const heads = new Map<string, Head>()
  for (const path of addresses) heads.set(path, await headOf(page, request, path))
  for (const [path, head] of heads) {
    expect(head.canonical, path).toBe(path)
    expect(head.robots, path).toContain('index, follow')
    expect(head.h1, path).toBe(1)
    expect(head.description.length, path).toBeGreaterThanOrEqual(LEAST_DESCRIPTION)
    expect(head.description.length, path).toBeLessThanOrEqual(MOST_DESCRIPTION)
    expect(head.bytes, path).toBeLessThanOrEqual(MOST_HTML_BYTES)
    for (const data of head.jsonLd) expect(data, path).toHaveProperty('@type')
  }
  expect(repeated([...heads.values()].map(({ title }) => title))).toEqual([])
  expect(repeated([...heads.values()].map(({ description }) => description))).toEqual([])
  for (const image of new Set([...heads.values()].map(({ image }) => image))) {
    expect((await request.head(image)).status(), image).toBe(200)
  }
})

// Each of them: a table, a long name or an odd source on one page is on no other.
for (const path of contentPages) {
  test(`${path} is accessible and fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}

interface Head {
  title: string
  description: string
  canonical: string
  robots: string
  image: string
  h1: number
  jsonLd: unknown[]
  bytes: number
}

async function headOf(page: Page, request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const html = await response.text()
  const head = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const content = (selector: string) => parsed.querySelector(selector)?.getAttribute('content')
    const pathOf = (address: string | null | undefined) =>
      address ? new URL(address).pathname : ''
    return {
      title: parsed.title,
      description: content('meta[name="description"]') ?? '',
      canonical: pathOf(parsed.querySelector('link[rel="canonical"]')?.getAttribute('href')),
      robots: content('meta[name="robots"]') ?? '',
      image: pathOf(content('meta[property="og:image"]')),
      h1: parsed.querySelectorAll('h1').length,
      jsonLd: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((data) =>
        JSON.parse(data.textContent ?? ''),
      ),
    }
  }, html)
  return { ...head, bytes: brotliCompressSync(html).length }
}

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
