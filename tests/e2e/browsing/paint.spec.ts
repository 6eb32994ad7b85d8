import { type BrowserContext, expect, type Page } from '@playwright/test'
import { INDEXED_PAGES } from '../../samples/every-page.ts'
import { test } from '../checks/reading.ts'
import { countShifts, settledShiftsOf } from '../checks/shifts.ts'
import { framesDrawn } from '../checks/whole-page.ts'

const MOST_ELEMENTS = 800
const WIDTHS = [360, 1280]
const CARDS = 'main section a[href^="/towns/"]'

test('the page of all towns has fewer than 800 elements', async ({ reader: page }) => {
  await page.goto('/towns')
  await expect(page.locator(CARDS)).toHaveCount(24)
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length)
  expect(elements).toBeLessThan(MOST_ELEMENTS)
})

test('the first picture of the first screen is never lazy, and comes before the others', async ({
  reader: page,
}) => {
  const withPicture: string[] = []
  for (const path of INDEXED_PAGES) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const first = await page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('main picture img')
        if (!image || image.getBoundingClientRect().top >= innerHeight) return undefined
        return { isLazy: image.loading === 'lazy', priority: image.fetchPriority }
      })
      if (!first) continue
      withPicture.push(`${path} ${width}`)
      expect.soft(first, `${path} at ${width}`).toEqual({ isLazy: false, priority: 'high' })
    }
  }
  for (const path of ['/', '/about', '/the-compass', '/blog', '/towns', '/towns/mystic']) {
    expect(withPicture, 'shows a picture at once').toContain(`${path} 1280`)
  }
})

test('letters beyond English come from fonts of the site that English does not ask for', async ({
  reader: page,
}) => {
  await page.goto('/terms')
  const loadedFor = (text: string) =>
    page.evaluate(async (letters) => {
      const fonts = ['400 16px "Chart Sans"', '600 16px "Chart Sans"', '600 16px "Chart Serif"']
      const faces = await Promise.all(fonts.map((font) => document.fonts.load(font, letters)))
      return faces.map((found) => found.map(({ status }) => status))
    }, text)
  const english = ['loaded']
  expect(await loadedFor('Sound 4½ × 3 © “yes” — é')).toEqual([english, english, english])
  const withOthers = ['loaded', 'loaded']
  expect(await loadedFor('üñçàŒ')).toEqual([withOthers, withOthers, withOthers])
  expect(await loadedFor('{|}')).toEqual([withOthers, withOthers, withOthers])
  // What visitors type into fields, and headings do not have.
  expect(await loadedFor('#4_@')).toEqual([english, english, withOthers])
})

test('every picture has its content in its name, and is cached for a year', async ({ request }) => {
  const addresses = new Set<string>()
  for (const path of INDEXED_PAGES) {
    const html = await (await request.get(path)).text()
    for (const [, list = ''] of html.matchAll(/<(?:img|source)[^>]* (?:src|srcSet)="([^"]+)"/g)) {
      for (const candidate of list.split(',')) addresses.add(candidate.trim().split(' ')[0] ?? '')
    }
  }
  expect(addresses.size).toBeGreaterThan(80)
  for (const address of addresses) {
    const answer = await request.get(address)
    expect.soft(answer.status(), address).toBe(200)
    expect
      .soft(answer.headers()['cache-control'], address)
      .toBe('public, max-age=31536000, immutable')
    const [, hash = 'none'] = /\.([\w-]{6})\.\w+$/.exec(address) ?? []
    expect.soft(answer.headers().etag, address).toContain(`"${hash}`)
  }
})

test("a card's picture on a phone is AVIF, and as sharp as its screen", async ({ browser }) => {
  const [width, density, picked] = [360, 2, 800]
  const context = await browser.newContext({
    baseURL: process.env.E2E_ADDRESS as string,
    viewport: { width, height: 800 },
    deviceScaleFactor: density,
  })
  const page = await context.newPage()
  await page.goto('/towns')
  await page.getByLabel('Show a chart of each harbor').check()
  const image = page.locator('main section picture img').first()
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true)
  const shown = await image.evaluate((img) => ({
    src: (img as HTMLImageElement).currentSrc,
    width: img.clientWidth,
  }))
  expect(shown.src).toMatch(/-outline\.[\w-]{6}\.avif$/)
  expect(picked, 'sharp enough').toBeGreaterThanOrEqual(shown.width * density)
  await context.close()
})

for (const width of WIDTHS) {
  test(`towns come into sight and nothing moves, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await countShifts(page)
    await page.goto('/towns')
    // A phone's cards are so small that all of them are laid out at once.
    if (width >= 768) expect(await laidOut(page)).toBeLessThan(24)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    for (let end = false; !end; ) {
      await page.evaluate(() => scrollBy(0, innerHeight / 2))
      await framesDrawn(page, 2)
      end = await page.evaluate(
        () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      )
    }
    expect(await settledShiftsOf(page)).toBe(0)
    // It is made for our fonts; when they come too late, lines wrap otherwise.
    expect(Math.abs((await height()) - before) / before, 'the estimate of its height').toBeLessThan(
      0.15,
    )
  })
}

test('search, focus, and print reach towns out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/towns')
  const last = page.locator(CARDS).last()
  const isSeen = () =>
    last.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
  expect(await isSeen()).toBe(false)
  await last.focus()
  await expect.poll(isSeen).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(isSeen).toBe(false)
  const text = (await last.locator('xpath=../../p[1]').textContent()) ?? ''
  expect(text.length).toBeGreaterThan(30)
  expect(await page.evaluate((wanted) => find(wanted), text.slice(0, 30)), text).toBe(
    await findsWhatIsSkipped(page.context()),
  )
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => laidOut(page)).toBe(24)
})

/** Whether this browser finds what it has not laid out, which some builds of Chromium cannot. */
async function findsWhatIsSkipped(context: BrowserContext): Promise<boolean> {
  const page = await context.newPage()
  await page.setContent(`<div style="height:9000px"></div>
    <div style="content-visibility:auto;contain-intrinsic-size:auto 99px">out of sight</div>`)
  const isFound = await page.evaluate(() => find('out of sight'))
  await page.close()
  return isFound
}

/** How many cards of towns have a layout. */
function laidOut(page: Page): Promise<number> {
  return page
    .locator(CARDS)
    .evaluateAll(
      (links) =>
        links.filter((link) => link.checkVisibility({ contentVisibilityAuto: true })).length,
    )
}

declare global {
  /** Finds words on the page, as a search in the browser does. */
  function find(words: string): boolean
}
