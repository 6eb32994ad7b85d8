import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { addArticles, addPosts, day } from '../../samples/posts.ts'
import { WebSite } from '../../sites/web-site.ts'
import { test } from '../checks/reading.ts'
import { expectAccessibleEverywhere, headOf, openUntil, writing } from '../fixtures/blog-site.ts'

// The last test adds posts to those of the first ones.
test.describe.configure({ mode: 'serial' })

const MOST_HTML_BYTES = 22 * 1024
const GUIDE = '/blog/essential-guide-yacht-insurance'
const FURTHER = [
  '/blog/do-i-need-boat-insurance-in-connecticut',
  '/blog/understanding-boat-insurance-coverage',
  '/blog/compare-boat-insurance-quotes-connecticut',
  '/blog/hurricane-season-waterfront-homes',
]
const RECENT = [
  '/blog/flood-insurance-connecticut-coast',
  '/blog/how-to-choose-boat-insurance-charter',
  '/blog/seasonal-boat-insurance-guide',
  '/blog/top-boat-insurance-companies-connecticut',
  '/blog/local-insurance-matters',
]

const site = new WebSite()
test.beforeAll(async () => {
  await site.start()
  await writing(site, addArticles)
})
test.afterAll(() => site.remove())

const part = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) })
const hrefs = (links: ReturnType<Page['locator']>) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))

test('the masthead names volume, edition and month', async ({ reader: page }) => {
  await page.goto(`${site.address}/the-compass`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Compass')
  await expect(page.getByText('Volume 13', { exact: true })).toBeVisible()
  await expect(page.getByText('Connecticut Coastal Edition', { exact: true })).toBeVisible()
  const month = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'America/New_York',
  }).format(new Date())
  await expect(page.getByText(month, { exact: true })).toBeVisible()
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  await expectAccessibleEverywhere(page)
})

test('the guide stands first, then four posts, and beside them the outlook and five more', async ({
  reader: page,
}) => {
  await page.goto(`${site.address}/the-compass`)
  const featured = part(page, 'Featured Navigation')
  expect(await hrefs(featured.locator('h3 a'))).toEqual([GUIDE, ...FURTHER])
  await expect(featured.getByText("Captain's Pick")).toBeVisible()
  await expect(featured.getByText('April 19, 2026')).toBeVisible()
  await expect(featured.getByText('By Fayerweather Marine')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Maritime Insurance Forecast' })).toBeVisible()
  for (const outlook of ['Rising Trends', 'Policy Updates', 'Safety Spotlight']) {
    await expect(page.getByRole('heading', { name: outlook })).toBeVisible()
  }
  expect(await hrefs(part(page, 'Recent Publications').locator('a'))).toEqual(RECENT)
  await expect(page.locator('main')).not.toContainText('[Town]')
  await expect(page.locator('main > :last-child').getByRole('link')).toHaveText([
    'Get Your Free Quote',
    'Schedule a Consultation',
    'View All Articles',
  ])
  const head = await headOf(page)
  expect(head).toMatchObject({ canonical: '/the-compass' })
  expect(head.shareImage).toBe('/share/the-compass.png')
  expect(head.data('ItemList').itemListElement).toHaveLength(10)
})

test('the categories have three posts each, and the way to the others', async ({
  reader: page,
}) => {
  await page.goto(`${site.address}/the-compass`)
  const knowledge = part(page, 'Nautical Knowledge By Category').first()
  await expect(knowledge.locator('h3')).toHaveText([
    'Boat Insurance',
    'Yacht Insurance',
    'Waterfront Property',
    'Flood Insurance',
    'Commercial Marine',
    'Marine Safety',
    'Insurance Tips',
  ])
  // Three of boats, and no more than there are.
  await expect(page.getByRole('link', { name: /^More .* Articles$/ })).toHaveCount(0)

  await writing(site, (db) =>
    addPosts(db, [
      { slug: 'wax', title: 'On wax', category: 'Boat Insurance', publishedAt: day(-9) },
      ...['b', 'c', 'd', 'e'].map((slug) => ({
        slug,
        title: `Without a category: ${slug}`,
        publishedAt: day(-10),
      })),
    ]),
  )
  await openUntil(page, `${site.address}/the-compass`, () =>
    expect(knowledge.locator('h3').last()).toHaveText('General', { timeout: 1000 }),
  )
  await expect(knowledge.locator('section').first().locator('h4')).toHaveCount(3)
  await page.getByRole('link', { name: 'More Boat Insurance Articles' }).click()
  await expect(page).toHaveURL(/\/the-compass\?category=boat-insurance$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Boat Insurance Articles',
  )
  await expect(part(page, 'Boat Insurance Articles').locator('li')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'On wax' })).toBeVisible()
  expect((await headOf(page)).canonical).toBe('/the-compass?category=boat-insurance')
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Back to The Compass' }).click()
  await page.getByRole('link', { name: 'More General Articles' }).click()
  await expect(part(page, 'General Articles').locator('li')).toHaveCount(4)
})

test('a hundred posts of one category stand in one list, and the page stays light', async ({
  request,
}) => {
  await writing(site, (db) =>
    addPosts(
      db,
      Array.from({ length: 120 }, (_, index) => ({
        slug: `log-${index}`,
        title: `Harbor log number ${index}: what came in on the tide`,
        category: 'Marine Safety',
        publishedAt: day(80 + index),
      })),
    ),
  )
  const response = await request.get(`${site.address}/the-compass?category=marine-safety`)
  const html = await response.text()
  expect(html.match(/href="\/blog\/log-/g)).toHaveLength(100)
  expect(brotliCompressSync(html).length).toBeLessThan(MOST_HTML_BYTES)
})
