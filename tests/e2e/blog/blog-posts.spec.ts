import { expect, type Page } from '@playwright/test'
import { type BrokerText, saveBroker } from '../../../db/texts/broker-admin.ts'
import { readArticle } from '../../../db/writing/articles.ts'
import { addArticles, addPost, addPosts, day } from '../../samples/posts.ts'
import { WebSite } from '../../sites/web-site.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { test } from '../checks/reading.ts'
import { expectAccessibleEverywhere, headOf, openUntil, writing } from '../fixtures/blog-site.ts'
import { untilNavigates } from '../steps/navigation.ts'

const NOT_FOUND = 'Blog post not found'
const _DAY_MS = 24 * 3600 * 1000

// One site for all of them.
test.describe.configure({ mode: 'default' })

const site = new WebSite()
test.beforeAll(async () => {
  await site.start()
  await writing(site, async (db) => {
    await addArticles(db)
    await addPosts(db, [
      { slug: 'withdrawn', publishedAt: null },
      { slug: 'seasonal-notes', category: 'Recipes', author: 'Ann Teak', publishedAt: day(1) },
    ])
  })
})
test.afterAll(() => site.remove())

const main = (page: Page) => page.locator('main')
const sidebar = (page: Page, title: string) =>
  page.locator('aside section').filter({ has: page.getByRole('heading', { name: title }) })

test('a post has everything a reader needs, and says it for search engines too', async ({
  reader: page,
}) => {
  const article = readArticle('understanding-boat-insurance-coverage')
  await page.goto(`${site.address}/blog/${article.slug}?town=old-saybrook`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li')).toHaveCount(3)
  await expect(
    main(page).getByText('Written by the staff of Fayerweather Marine', { exact: true }),
  ).toBeVisible()
  await expect(main(page).getByText('April 30, 2026').first()).toBeVisible()
  await expect(
    main(page).getByRole('link', { name: 'Boat Insurance', exact: true }).first(),
  ).toHaveAttribute('href', '/blog/category/boat-insurance?town=old-saybrook')
  await expect(main(page).getByText('Old Saybrook', { exact: true })).toBeVisible()
  await expect(main(page).getByText(article.excerpt)).toBeVisible()
  await expect(main(page)).not.toContainText('[Town]')
  await expect(main(page).locator('article')).toContainText('in Old Saybrook')
  const picture = main(page).locator('article img').first()
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await expect(main(page).getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute(
    'href',
    '/quote?town=old-saybrook',
  )
  await expect(main(page).getByRole('link', { name: 'Call 203-555-0147' })).toHaveAttribute(
    'href',
    'tel:+12035550147',
  )
  for (const [name, address] of [
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
    ['X', 'https://x.com/intent/post?url='],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
  ] as const) {
    const link = main(page).getByRole('link', { name: `${name} (opens in a new tab)` })
    const href = await link.getAttribute('href')
    expect(href).toContain(address)
    // Shared without the town: one address for everyone.
    expect(decodeURIComponent(href ?? '')).toContain(`${site.address}/blog/${article.slug}`)
    expect(href).not.toContain('town')
  }
  await expect(main(page).getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/)

  await expect(main(page).locator('article')).toContainText('What is special about Old Saybrook')
  await expect(
    main(page).getByRole('link', { name: 'More about insurance in Old Saybrook' }),
  ).toHaveAttribute('href', '/towns/old-saybrook')

  const related = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Related Articles' }) })
  const links = await related.locator('h3 a').all()
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    '/blog/do-i-need-boat-insurance-in-connecticut?town=old-saybrook',
    '/blog/compare-boat-insurance-quotes-connecticut?town=old-saybrook',
    '/blog/essential-guide-yacht-insurance?town=old-saybrook',
  ])
  await expect(page.getByRole('link', { name: 'Book Appointment' })).toBeVisible()
  await expect(sidebar(page, 'Explore More').getByRole('link').first()).toHaveAttribute(
    'href',
    '/blog/town/old-saybrook',
  )
  await expect(sidebar(page, 'Related Categories').getByRole('link')).toHaveCount(6)
  const closing = main(page).locator('section').last()
  await expect(closing.getByRole('link')).toHaveText([
    'Get Your Free Quote',
    'Schedule a Consultation',
    'Contact Us',
  ])

  const head = await headOf(page)
  expect(head.canonical).toBe(`/blog/${article.slug}`)
  // How much may be quoted depends on how old it is today.
  expect(head.robots).toMatch(/^index, follow, max-image-preview:large, max-snippet:1[28]0\b/)
  expect(head.shareImage).toBe(`/share/blog/${article.slug}.png`)
  expect(head.description).toContain('Old Saybrook')
  expect(head.data('BlogPosting')).toMatchObject({
    headline: article.title,
    datePublished: article.publishedAt,
    author: { name: 'Fayerweather Marine' },
    publisher: { '@type': 'InsuranceAgency' },
    image: `${site.address}/pictures/blog/${article.slug}.webp`,
  })
  expect(head.data('BreadcrumbList').itemListElement).toHaveLength(3)
  await expectAccessibleEverywhere(page)
})

for (const how of ['with', 'without']) {
  test(`a post that is not there leads to the list, which says so once, ${how} JavaScript`, async ({
    reader,
    plain,
  }) => {
    const page = how === 'with' ? reader : plain
    for (const slug of ['withdrawn', '%F0%9F']) {
      await page.goto(`${site.address}/blog/${slug}?town=mystic`)
      await expect(page).toHaveURL(`${site.address}/blog`)
      await expect(page.getByText(NOT_FOUND)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible()
      await page.reload()
      await expect(page.getByText(NOT_FOUND)).toHaveCount(0)
    }
  })
}

test('the answer is a redirect, and what follows it is nobody else’s', async ({ request }) => {
  const redirect = await request.get(`${site.address}/blog/nowhere`, { maxRedirects: 0 })
  expect(redirect.status()).toBe(303)
  expect(redirect.headers().location).toBe('/blog')
  // A prefetch shows nothing and must not use up the toast.
  const ahead = await request.get(`${site.address}/blog/nowhere`, {
    headers: { 'sec-purpose': 'prefetch' },
  })
  expect(ahead.status()).toBe(503)
  expect(ahead.headers()['set-cookie']).toBeUndefined()
  const said = await request.get(`${site.address}/blog`)
  expect(said.headers()['cache-control']).toBe('private, no-store')
  const after = await request.get(`${site.address}/blog`)
  expect(after.headers()['cache-control']).toBe('public, no-cache')
})

test('the toast is accessible, and leaves when it is dismissed', async ({ reader: page }) => {
  await page.goto(`${site.address}/blog/nowhere`)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(NOT_FOUND)).toBeHidden()
})

test('awake, a link to a post that is gone leads to the list and its toast too', async ({
  page,
}) => {
  await writing(site, (db) =>
    addPost(db, {
      slug: 'about-it',
      content: '<p><a href="/blog/never-written">Read on</a></p>',
    }),
  )
  const complaints = listenForComplaints(page)
  await page.goto(`${site.address}/blog/about-it`)
  await page.getByRole('heading', { level: 1 }).click()
  await untilNavigates(page)
  await page.getByRole('link', { name: 'Read on' }).click()
  await expect(page).toHaveURL(`${site.address}/blog`)
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a post by someone, of no known category, says so and leads nowhere wrong', async ({
  reader: page,
}) => {
  await page.goto(`${site.address}/blog/seasonal-notes`)
  await expect(main(page).getByText('By Ann Teak', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Recipes', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Recipes' })).toHaveCount(0)
  const head = await headOf(page)
  expect(head.shareImage).toBe('/share/blog.png')
  expect(head.data('BlogPosting').author).toEqual({ '@type': 'Person', name: 'Ann Teak' })

  const text: BrokerText = {
    ...{ name: 'Ann Teak', title: 'Senior broker', licenseNumber: '', sinceYear: undefined },
    ...{ email: '', phone: '', picture: undefined, about: '', aboutHtml: '', isShown: true },
  }
  const staff = { email: 'anna@agency.example' }
  await writing(site, async (db) => {
    await saveBroker(db, { id: undefined, revision: 0, text, staff })
  })
  const profile = main(page).getByRole('link', { name: 'Ann Teak' })
  await openUntil(page, `${site.address}/blog/seasonal-notes`, () =>
    expect(profile).toHaveAttribute('href', /^\/about#broker-/, { timeout: 1000 }),
  )
  await expect(main(page).getByText('By Ann Teak, Senior broker', { exact: true })).toBeVisible()
  const { author } = (await headOf(page)).data('BlogPosting')
  expect(author).toMatchObject({ '@type': 'Person', name: 'Ann Teak', jobTitle: 'Senior broker' })
})

test('a post that was scheduled changed last when it appeared, as search engines read it', async ({
  reader: page,
}) => {
  const [updatedAt, publishedAt] = ['2026-03-02T12:00:00.000Z', '2026-03-09T13:00:00.000Z']
  await writing(site, (db) => addPost(db, { slug: 'scheduled-once', publishedAt, updatedAt }))
  await openUntil(page, `${site.address}/blog/scheduled-once`, () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('About scheduled-once', {
      timeout: 1000,
    }),
  )
  const { datePublished, dateModified } = (await headOf(page)).data('BlogPosting')
  expect({ datePublished, dateModified }).toEqual({
    datePublished: publishedAt,
    dateModified: publishedAt,
  })
})
