import { expect, type Page } from '@playwright/test'
import { addArticles, addPosts, day } from '../../samples/posts.ts'
import { WebSite } from '../../sites/web-site.ts'
import { test } from '../checks/reading.ts'
import { expectAccessibleEverywhere, headOf, openUntil, writing } from '../fixtures/blog-site.ts'
import { untilNavigates } from '../steps/navigation.ts'

// The first tests read the ten articles, the last ones a hundred posts more.
test.describe.configure({ mode: 'serial' })

const NEWEST = [
  'do-i-need-boat-insurance-in-connecticut',
  'understanding-boat-insurance-coverage',
  'compare-boat-insurance-quotes-connecticut',
  'essential-guide-yacht-insurance',
  'hurricane-season-waterfront-homes',
  'flood-insurance-connecticut-coast',
]

const site = new WebSite()
test.beforeAll(async () => {
  await site.start()
  await writing(site, addArticles)
})
test.afterAll(() => site.remove())

const main = (page: Page) => page.locator('main')
const sidebar = (page: Page, title: string) =>
  page.locator('aside section').filter({ has: page.getByRole('heading', { name: title }) })
const cards = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Latest Articles' }) })
    .locator('h3 a')
const hrefs = (links: ReturnType<typeof cards>) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))

test('the list has the guide, six articles, the way on, and beside it what else there is', async ({
  reader: page,
}) => {
  await page.goto(`${site.address}/blog`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marine Insurance Articles')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li')).toHaveText([
    'Home',
    'Blog',
  ])
  const guide = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Featured Guide' }) })
  await expect(guide.locator('h3 a')).toHaveAttribute(
    'href',
    '/blog/essential-guide-yacht-insurance',
  )
  expect(await hrefs(cards(page))).toEqual(NEWEST.map((slug) => `/blog/${slug}`))
  await expect(page.locator('main')).not.toContainText('[Town]')
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('li')).toHaveText([
    '1',
    '2',
    'Next',
  ])

  await expect(sidebar(page, 'Categories').locator('li')).toHaveText([
    'All Articles10',
    'Boat Insurance3',
    'Yacht Insurance1',
    'Commercial Marine1',
    'Home Insurance1',
    'Watercraft1',
    'Flood Insurance1',
  ])
  await expect(sidebar(page, 'Featured Article').getByRole('link')).toHaveAttribute(
    'href',
    '/blog/essential-guide-yacht-insurance',
  )
  await expect(sidebar(page, 'Recent Articles').locator('li')).toHaveCount(5)
  await expect(
    sidebar(page, 'Related Categories').getByRole('link', { name: 'Marine Tips' }),
  ).toHaveAttribute('href', '/blog/category/marine-tips')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await expect(
    main(page).getByRole('link', { name: 'Schedule a Consultation' }).first(),
  ).toBeVisible()

  const head = await headOf(page)
  expect(head).toMatchObject({ canonical: '/blog', next: '/blog?page=2', prev: undefined })
  expect(head.data('Blog').blogPost).toHaveLength(10)
  expect(head.data('BreadcrumbList').itemListElement).toHaveLength(2)
  await expectAccessibleEverywhere(page)
})

test('the last page has the rest, and one address', async ({ reader: page }) => {
  await page.goto(`${site.address}/blog?page=2`)
  await expect(cards(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Featured Guide' })).toBeVisible()
  await expect(page).toHaveTitle(/Page 2/)
  expect(await headOf(page)).toMatchObject({
    canonical: '/blog?page=2',
    prev: '/blog',
    next: undefined,
  })
})

test('a page that does not exist is not found, whatever it is called', async ({ request }) => {
  for (const page of ['3', '0', 'x']) {
    const response = await request.get(`${site.address}/blog?page=${page}`)
    expect(response.status(), page).toBe(404)
  }
  for (const path of ['category/recipes', 'category/constructor', 'town/atlantis']) {
    expect((await request.get(`${site.address}/blog/${path}`)).status(), path).toBe(404)
  }
  const first = await request.get(`${site.address}/blog?page=1`)
  expect(await first.text()).toContain(`<link rel="canonical" href="${site.address}/blog"/>`)
})

test('a category lists its own, whatever the category is called in its posts', async ({
  reader: page,
}) => {
  const lists = {
    all: ['All', 6],
    'boat-insurance': ['Boat Insurance', 3],
    watercraft: ['Watercraft', 1],
    'marine-tips': ['Marine Tips', 3],
  } as const
  for (const [slug, [name, count]] of Object.entries(lists)) {
    await page.goto(`${site.address}/blog/category/${slug}`)
    await expect(cards(page)).toHaveCount(count)
    const title = slug === 'all' ? 'Marine Insurance' : name
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} Articles`)
    const { canonical } = await headOf(page)
    expect(canonical).toBe(slug === 'all' ? '/blog' : `/blog/category/${slug}`)
  }
  await expectAccessibleEverywhere(page)
})

test('for a town, the town stands in the texts, the badge and every link to a post', async ({
  reader: page,
}) => {
  for (const path of ['/blog/town/mystic', '/blog?town=mystic']) {
    await page.goto(site.address + path)
    await expect(main(page).getByText('Mystic', { exact: true }).last()).toBeVisible()
    expect(await hrefs(cards(page))).toEqual(NEWEST.map((slug) => `/blog/${slug}?town=mystic`))
    await expect(page).toHaveTitle(/in Mystic, CT \|/)
    expect((await headOf(page)).canonical).toBe('/blog')
    await expect(main(page)).not.toContainText('[Town]')
  }
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/blog\/town\/mystic\?page=2$/)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${site.address}/blog?page=2`)
  await expectAccessibleEverywhere(page)

  await page.goto(`${site.address}/blog/category/boat-insurance?town=mystic`)
  expect((await headOf(page)).canonical).toBe('/blog/category/boat-insurance')
  await expect(sidebar(page, 'Categories').getByRole('link').nth(2)).toHaveAttribute(
    'href',
    '/blog/category/yacht-insurance?town=mystic',
  )

  await page.goto(`${site.address}/blog?town=atlantis`)
  await expect(page).toHaveTitle(/^Marine Insurance Articles \|/)
  expect(await hrefs(cards(page))).toEqual(NEWEST.map((slug) => `/blog/${slug}`))
  const sitemap = await (await page.request.get(`${site.address}/sitemap.xml`)).text()
  expect(sitemap).not.toContain('/blog/town/')
})

test('without JavaScript the same, page by page', async ({ plain: page }) => {
  await page.goto(`${site.address}/blog`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(cards(page)).toHaveCount(4)
  await cards(page).first().click()
  await expect(page).toHaveURL(/how-to-choose-boat-insurance-charter$/)
  await expect(main(page).locator('article h2').first()).toBeVisible()
})

test('a hundred posts more: gaps between the first page, the near ones and the last', async ({
  reader: page,
}) => {
  await writing(site, (db) =>
    addPosts(
      db,
      Array.from({ length: 100 }, (_, index) => ({
        slug: `log-${index}`,
        title: `Harbor log ${index}`,
        category: 'Marine Safety',
        publishedAt: day(-200 - index),
      })),
    ),
  )
  const pages = page.getByRole('navigation', { name: 'Pages' }).locator('li')
  const expected = {
    10: ['Previous', '1', '…', '8', '9', '10', '11', '12', '…', '19', 'Next'],
  }
  for (const [number, names] of Object.entries(expected)) {
    await openUntil(page, `${site.address}/blog?page=${number}`, () =>
      expect(pages).toHaveText(names, { timeout: 1000 }),
    )
    await expect(
      page.locator('[aria-current=page]', { hasText: new RegExp(`^${number}$`) }),
    ).toBeVisible()
  }
  await expectAccessibleEverywhere(page)

  // Awake, from page to page in place.
  await page.goto(`${site.address}/blog`)
  await page.getByRole('heading', { level: 1 }).click()
  await untilNavigates(page)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(/page=3$/)
  await expect(pages).toHaveText(['Previous', '1', '2', '3', '4', '5', '…', '19', 'Next'])
})
