import { expect, type Page, test } from '@playwright/test'
import { HOME_HERO_HEIGHT_PX } from '../../src/settings/business.ts'
import { expectAccessible, listenForComplaints } from './form-steps.ts'

const SOLUTIONS = [
  ['Power Boat', '/vessels/power-boat'],
  ['Sailboat', '/vessels/sailboat'],
  ['Catamaran', '/vessels/catamaran'],
  ['Raceboat', '/vessels/raceboat'],
  ['Pontoon', '/vessels/pontoon'],
  ['Dinghy', '/vessels/dinghy'],
  ['Waterfront Property', '/products/waterfront-property-insurance'],
  ['Flood', '/products/flood-insurance'],
] as const

const HEADINGS = [
  'Protect Your Vessel. Sail With Confidence.',
  'Insurance Solutions',
  'Featured Coastal Towns',
  'What Our Clients Say',
  'Insurance Insights',
  'Ready to Protect Your Coastal Investment?',
]

/** A band of the page, by its heading. */
const band = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) })

/** Errors and warnings; a page view is logged, and rightly. */
const real = (complaints: string[]) => complaints.filter((text) => !text.startsWith('log:'))

/** Scrolls through the page until every lazy picture has come or failed, and back. */
async function seeAll(page: Page) {
  for (const section of await page.locator('main section').all()) {
    await section.scrollIntoViewIfNeeded()
    await page.waitForTimeout(100)
  }
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  // To the top again: what the header just covers there would count as a target too small.
  await page.evaluate(() => scrollTo(0, 0))
}

for (const width of [320, 1280]) {
  test(`home is accessible at ${width} px, with every section in its place`, async ({ page }) => {
    const complaints = listenForComplaints(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await seeAll(page)
    await expectAccessible(page)
    expect(await page.locator('main').getByRole('heading', { level: 1 }).allTextContents()).toEqual(
      HEADINGS.slice(0, 1),
    )
    expect(await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      HEADINGS.slice(1),
    )
    expect(real(complaints)).toEqual([])
  })
}

test('the first screen says what this is and what to do, and is 700 px tall', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const hero = band(page, HEADINGS[0] as string)
  await expect(hero.getByRole('listitem')).toHaveText([
    /20\+ years of experience/,
    /kayaks to luxury yachts/,
    /24\/7 emergency claims support/,
  ])
  await expect(hero.getByRole('link', { name: 'Get Your Free Quote' })).toHaveAttribute(
    'href',
    '/quote',
  )
  await expect(hero.getByRole('link', { name: 'Schedule Appointment' })).toBeVisible()
  for (const initials of ['MD', 'AR', 'EW']) {
    await expect(hero.getByText(initials, { exact: true })).toBeVisible()
  }
  await expect(hero.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
  await expect(hero.getByText('Trusted by over 500 boat owners')).toBeVisible()
  expect((await hero.boundingBox())?.height).toBe(HOME_HERO_HEIGHT_PX)
  await page.setViewportSize({ width: 768, height: 900 })
  expect((await hero.boundingBox())?.height).toBe(HOME_HERO_HEIGHT_PX)
})

test('eight solutions lead to their pages, and a whole card is the link', async ({ page }) => {
  await page.goto('/')
  const solutions = band(page, 'Insurance Solutions')
  await expect(solutions.getByText('Learn more')).toHaveCount(SOLUTIONS.length)
  expect(await solutions.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    SOLUTIONS.map(([name]) => name),
  )
  for (const [name, href] of SOLUTIONS) {
    await expect(solutions.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(solutions.getByRole('link', { name: 'View All Vessel Types' })).toHaveAttribute(
    'href',
    '/vessels',
  )
  await solutions.getByText('Learn more').first().click({ force: true })
  await expect(page).toHaveURL(/\/vessels\/power-boat$/)
})

test('four towns come first, cut at 120 characters, with the way to all 24', async ({ page }) => {
  await page.goto('/')
  const towns = band(page, 'Featured Coastal Towns')
  expect(await towns.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Greenwich',
    'New Haven',
    'Mystic',
    'Stamford',
  ])
  for (const slug of ['greenwich', 'new-haven', 'mystic', 'stamford']) {
    const card = towns.locator('div', { has: page.locator(`a[href="/towns/${slug}"]`) }).last()
    const text = (await card.locator('p').textContent()) ?? ''
    expect(text).toMatch(/^[^]{120}\.\.\.$/)
  }
  await expect(towns.getByRole('link', { name: 'Explore All 24 Coastal Towns' })).toHaveAttribute(
    'href',
    '/towns',
  )
})

test('clients are shown by their initials, words and stars', async ({ page }) => {
  await page.goto('/')
  const said = band(page, 'What Our Clients Say')
  await expect(said.locator('blockquote')).toHaveCount(3)
  await expect(said.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3)
  await expect(said.locator('figcaption')).toHaveText([
    /MD.*Margaret Doyle.*Black Rock, Bridgeport/,
    /AR.*Anthony Russo.*Milford, CT/,
    /EW.*Ellen Whitaker.*Stonington, CT/,
  ])
  const boxes = await said
    .locator('figure')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(new Set(boxes).size).toBe(1)
})

test('without a post the three built-in ones are shown', async ({ page }) => {
  await page.goto('/')
  const insights = band(page, 'Insurance Insights')
  await expect(
    insights.getByText('Expert advice and resources for coastal property and vessel owners.'),
  ).toBeVisible()
  expect(
    await insights.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
  ).toEqual([
    '/blog/choose-right-boat-insurance',
    '/blog/navigating-storm-season',
    '/blog/essential-guide-new-boat-owners',
    '/the-compass',
  ])
  await expect(insights.getByText('Boat Insurance', { exact: true })).toBeVisible()
  await expect(insights.getByText('April 28, 2025')).toBeVisible()
  await expect(insights.getByText('Read Article →')).toHaveCount(3)
  await expect(insights.getByRole('link', { name: 'View All Articles' })).toBeVisible()
})

test('the last band asks for a quote or a talk, beside a lighthouse', async ({ page }) => {
  await page.goto('/')
  const closing = band(page, HEADINGS.at(-1) as string)
  await closing.scrollIntoViewIfNeeded()
  await expect(closing.getByRole('link')).toHaveText([
    'Get Your Free Quote',
    'Schedule Appointment',
  ])
  await expect(closing.getByRole('img', { name: /lighthouse/i })).toBeVisible()
  await expect(closing.getByText('Image not found')).toBeHidden()
})

test('a picture that does not load leaves its room and says so', async ({ page }) => {
  await page.route(/\/(pictures|charts)\//, (route) => route.abort())
  await page.goto('/')
  await seeAll(page)
  const closing = band(page, HEADINGS.at(-1) as string)
  await expect(closing.getByText('Image not found')).toBeVisible()
  const towns = band(page, 'Featured Coastal Towns')
  await expect(towns.getByText('Image could not be loaded')).toHaveCount(4)
  await expect(towns.getByText('Image could not be loaded').first()).toBeVisible()
  await expectAccessible(page)
})

test('a picture that does not load shows its category’s, awake or not', async ({ page }) => {
  await page.route('**/charts/**', (route) => route.abort())
  await page.goto('/')
  await seeAll(page)
  const towns = band(page, 'Featured Coastal Towns')
  await expect(towns.getByText('Image could not be loaded').first()).toBeHidden()
  const loaded = await towns
    .locator('img')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth > 1))
  expect(loaded).toEqual([true, true, true, true])
  const complaints = listenForComplaints(page)
  await page.keyboard.press('Tab')
  await page.waitForTimeout(1500)
  expect(real(complaints)).toEqual([])
})

test('nothing moves while the page arrives, on a slow network too', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.route(/\.(woff2|webp|avif|png|svg)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await page.goto('/')
    await seeAll(page)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, hadRecentInput } = entry as PerformanceEntry & {
                value: number
                hadRecentInput: boolean
              }
              if (!hadRecentInput) total += value
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(total), 500)
        }),
    )
    expect(shift).toBe(0)
  }
})

test('without JavaScript the page is whole, and says nothing of loading', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  for (const name of HEADINGS) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Read Article →')).toHaveCount(3)
  await expect(page.getByText('Loading')).toHaveCount(0)
  await expect(page.getByText('Image not found')).toBeHidden()
  await page.close()
})

test('only the first picture is not lazy, and every one has its room', async ({ page }) => {
  await page.goto('/')
  const pictures = await page
    .locator('main img')
    .evaluateAll((all) =>
      all.map((img) => [
        img.getAttribute('loading'),
        Boolean(img.getAttribute('width') && img.getAttribute('height')),
      ]),
    )
  expect(pictures[0]).toEqual([null, true])
  for (const picture of pictures.slice(1)) expect(picture).toEqual(['lazy', true])
})
