import { expect, type Page } from '@playwright/test'
import { articleSlugs, seedPostSlugs } from '../../../db/writing/articles.ts'
import { addArticles, addPost } from '../../samples/posts.ts'
import { expectAccessible } from '../checks/axe.ts'
import { expectAccessibleEverywhere } from '../checks/every-width.ts'
import { BUILT_IN, headOf, latest, posts, writing } from '../fixtures/blog-site.ts'
import { test } from '../fixtures/kept.ts'
import { untilShown, webSite } from '../fixtures/web-site.ts'

const site = webSite({}, 'serial')
const LIST_ERROR = /^Failed to fetch blog posts: /
const POST_ERROR = /^Failed to fetch blog post: /
const COMPASS_ERROR =
  "There was an error loading the blog posts. We're showing you some sample content instead."
const COMPASS_TOAST = 'Failed to load blog posts. Please try again later.'

const main = (page: Page) => page.locator('main')

test('before anything is imported, the built-in posts are the blog, without alarm', async ({
  page,
}) => {
  const response = await page.goto('/blog')
  expect(response?.headers()['cache-control']).toBe('public, no-cache')
  await expect(latest(page)).toHaveText(BUILT_IN)
  await expect(page.getByText(LIST_ERROR)).toHaveCount(0)
  const categories = page.locator('aside section').first().locator('li')
  await expect(categories).toHaveText([/^All Articles3/, /^Boat Insurance1/])
  await expect(page.locator('aside').getByRole('link', { name: 'Marine Tips' })).toHaveAttribute(
    'href',
    '/blog/category/marine-tips',
  )
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await expectAccessibleEverywhere(page)
})

test('a category without a post says so and leads back', async ({ page }) => {
  await page.goto('/blog/category/yacht-insurance?town=mystic')
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View All Articles' })).toHaveAttribute(
    'href',
    '/blog?town=mystic',
  )
  expect((await headOf(page)).robots).toBe('noindex')
  await expectAccessibleEverywhere(page)
  await page.goto('/blog/category/marine-tips')
  await expect(latest(page)).toHaveText(BUILT_IN.slice(1))
  const beyond = await page.request.get('/blog?page=2')
  expect(beyond.status()).toBe(404)
})

test('every post that comes with the site is read at its address, beside the built-in ones', async ({
  page,
}) => {
  for (const slug of seedPostSlugs()) {
    const response = await page.request.get(`/blog/${slug}`)
    expect(response.status(), slug).toBe(200)
    expect(response.url()).toBe(`${site.address}/blog/${slug}`)
  }
  await page.goto(`/blog/${articleSlugs()[0]}`)
  const related = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Related Articles' }) })
  await expect(related.locator('h3')).toHaveText(BUILT_IN)
  await expectAccessibleEverywhere(page)
})

test('an article that staff withdrew does not come back from the site’s own files', async ({
  page,
}) => {
  const slug = 'local-insurance-matters'
  await untilShown(site, `/blog/${slug}`, () =>
    writing(site, (db) => addPost(db, { slug, publishedAt: null })),
  )
  await page.goto(`/blog/${slug}`)
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText('Blog post not found')).toBeVisible()
  await untilShown(site, '/blog', () =>
    writing(site, async (db) => {
      await db.deleteFrom('blog_posts').execute()
      await addArticles(db)
    }),
  )
})

test('posts that cannot be read: the built-in ones with the message, and not cached', async ({
  page,
}) => {
  await untilShown(site, '/blog', () => posts(site, 'hidden'))
  for (const path of ['/blog', '/blog?page=2', '/blog/town/mystic']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(latest(page)).toHaveText(BUILT_IN)
    const said = page.getByText(LIST_ERROR)
    await expect(said).toBeVisible()
    await expect(said).not.toContainText(/sqlite|table|select|column/i)
  }
  await page.goto('/blog?page=2')
  expect((await headOf(page)).robots).toBe('noindex')
  await expectAccessibleEverywhere(page)
  await page.goto('/blog/category/boat-insurance')
  await expect(latest(page)).toHaveText(BUILT_IN.slice(0, 1))
})

test('a post of the site’s own is still read; any other leads to the list, which says why', async ({
  page,
}) => {
  const article = await page.goto('/blog/seasonal-boat-insurance-guide?town=mystic')
  expect(article?.headers()['cache-control']).toBe('private, no-store')
  await expect(main(page).locator('article')).toContainText('Mystic')
  await expect(page.getByRole('heading', { name: 'No Related Articles Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse All Articles' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/blog/written-by-staff')
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText(POST_ERROR)).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('The Compass shows samples, the message, its details and the toast', async ({ page }) => {
  const response = await page.goto('/the-compass')
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByText(COMPASS_ERROR, { exact: true })).toBeVisible()
  await expect(page.getByText(COMPASS_TOAST, { exact: true })).toBeVisible()
  await page.getByText('Error details').click()
  await expect(page.getByText(LIST_ERROR)).toBeVisible()
  for (const title of BUILT_IN) {
    await expect(main(page).getByRole('heading', { name: title }).first()).toBeVisible()
  }
  await expectAccessibleEverywhere(page)
})

test('and all is as before when they are back', async ({ page }) => {
  await untilShown(site, '/blog', () => posts(site, 'restored'))
  await page.goto('/blog')
  await expect(latest(page)).toHaveCount(6)
  await expect(page.getByText(LIST_ERROR)).toHaveCount(0)
  await page.goto('/the-compass')
  await expect(page.getByText(COMPASS_ERROR)).toHaveCount(0)
})
