import { expect, type Page } from '@playwright/test'
import { HOME_HERO_HEIGHT_PX } from '../../../src/settings/business.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../checks/reading.ts'
import { scrollThrough, wakeUp } from '../checks/whole-page.ts'
import { expectAccessible } from '../steps/form-steps.ts'

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

test('the first screen says what this is and what to do, and is 700 px tall', async ({
  reader: page,
}) => {
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
  await expect(hero.getByText('Sample', { exact: true })).toBeVisible()
  const height = async () => (await hero.boundingBox())?.height
  for (const width of [1280, 768, 800, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    // The picture for another width takes a moment.
    await expect.poll(height, `${width} px`).toBe(HOME_HERO_HEIGHT_PX)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await expect(hero.getByRole('link', { name: 'Get Your Free Quote' })).toBeInViewport({ ratio: 1 })
})

test('eight solutions lead to their pages, and a whole card is the link', async ({
  reader: page,
}) => {
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

test('clients are shown by their initials, words and stars', async ({ reader: page }) => {
  await page.goto('/')
  const said = band(page, 'What Our Clients Say')
  await expect(said.locator('blockquote')).toHaveCount(3)
  await expect(said.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3)
  await expect(said.locator('figcaption')).toHaveText([
    /MD.*Margaret Doyle.*Black Rock, Bridgeport/,
    /AR.*Anthony Russo.*Milford, CT/,
    /EW.*Ellen Whitaker.*Stonington, CT/,
  ])
  await expect(said.getByText('Sample', { exact: true })).toHaveCount(3)
  const boxes = await said
    .locator('figure')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(new Set(boxes).size).toBe(1)
})

test('clients come after what is shown while they load', async ({ request }) => {
  const parts = await (await request.get('/RSC/R/_root.txt')).text()
  expect(parts).toContain('Loading testimonials...')
  expect(parts).toContain('Margaret Doyle')
})

test('without a post the three built-in ones are shown', async ({ reader: page }) => {
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

test('the last band asks for a quote or a talk, beside a lighthouse', async ({ reader: page }) => {
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
  await scrollThrough(page)
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
  await scrollThrough(page)
  const towns = band(page, 'Featured Coastal Towns')
  await expect(towns.getByText('Image could not be loaded').first()).toBeHidden()
  const widths = () =>
    towns
      .locator('img')
      .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth))
  await expect
    .poll(async () => (await widths()).map((width) => width > 1))
    .toEqual([true, true, true, true])
  const complaints = listenForComplaints(page)
  await wakeUp(page)
  expect(complaints).toEqual([])
})

test('without JavaScript the page is whole, and says nothing of loading', async ({
  plain: page,
}) => {
  await page.goto('/')
  for (const name of HEADINGS) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Read Article →')).toHaveCount(3)
  await expect(page.getByText('Loading')).toHaveCount(0)
  await expect(page.getByText('Image not found')).toBeHidden()
})
