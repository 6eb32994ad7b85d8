import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { articleSlugs, seedPostSlugs } from '../../db/writing/articles.ts'
import { addArticles, addPost } from '../posts.ts'
import { type RunningSite, startSite } from '../site.ts'
import { expectAccessibleEverywhere, headOf, posts, writing } from './blog-site.ts'
import { expectAccessible } from './form-steps.ts'
import { siteOnPostgres } from './site-on-postgres.ts'

// Each test leaves the database as the next one needs it.
test.describe.configure({ mode: 'serial' })

const BUILT_IN = [
  'How to Choose the Right Boat Insurance',
  'Navigating Storm Season on Long Island Sound',
  'The Essential Guide for New Boat Owners',
]
const LIST_ERROR = /^Failed to fetch blog posts: /
const POST_ERROR = /^Failed to fetch blog post: /
const COMPASS_ERROR =
  "There was an error loading the blog posts. We're showing you some sample content instead."
const COMPASS_TOAST = 'Failed to load blog posts. Please try again later.'

const main = (page: Page) => page.locator('main')
const latest = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Latest Articles' }) })
    .locator('h3')

test.describe('on SQLite', () => {
  let site: RunningSite
  test.beforeAll(async () => {
    site = await startSite()
  })
  test.afterAll(() => site.remove())

  test('before anything is imported, the built-in posts are the blog, without alarm', async ({
    page,
  }) => {
    const response = await page.goto(`${site.address}/blog`)
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
    await page.goto(`${site.address}/blog/category/yacht-insurance?town=mystic`)
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View All Articles' })).toHaveAttribute(
      'href',
      '/blog?town=mystic',
    )
    expect((await headOf(page)).robots).toBe('noindex')
    await expectAccessibleEverywhere(page)
    await page.goto(`${site.address}/blog/category/marine-tips`)
    await expect(latest(page)).toHaveText(BUILT_IN.slice(1))
    const beyond = await page.request.get(`${site.address}/blog?page=2`)
    expect(beyond.status()).toBe(404)
  })

  test('every post that comes with the site is read at its address, with nothing related', async ({
    page,
  }) => {
    for (const slug of seedPostSlugs()) {
      const response = await page.request.get(`${site.address}/blog/${slug}`)
      expect(response.status(), slug).toBe(200)
      expect(response.url()).toBe(`${site.address}/blog/${slug}`)
    }
    await page.goto(`${site.address}/blog/${articleSlugs()[0]}`)
    await expect(page.getByRole('heading', { name: 'No Related Articles Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse All Articles' })).toHaveAttribute(
      'href',
      '/blog',
    )
    await expectAccessibleEverywhere(page)
  })

  test('an article that staff withdrew does not come back from the site’s own files', async ({
    page,
  }) => {
    const slug = 'local-insurance-matters'
    await writing(site, (db) => addPost(db, { slug, publishedAt: null }))
    await page.goto(`${site.address}/blog/${slug}`)
    await expect(page).toHaveURL(`${site.address}/blog`)
    await expect(page.getByText('Blog post not found')).toBeVisible()
    await writing(site, async (db) => {
      await db.deleteFrom('blog_posts').execute()
      await addArticles(db)
    })
  })

  test('posts that cannot be read: the built-in ones with the message, kept for nobody', async ({
    page,
  }) => {
    await posts(site, 'away')
    for (const path of ['/blog', '/blog?page=2', '/blog/town/mystic']) {
      const response = await page.goto(site.address + path)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await expect(latest(page)).toHaveText(BUILT_IN)
      const said = page.getByText(LIST_ERROR)
      await expect(said).toBeVisible()
      await expect(said).not.toContainText(/sqlite|table|select|column/i)
    }
    await page.goto(`${site.address}/blog?page=2`)
    expect((await headOf(page)).robots).toBe('noindex')
    await expectAccessibleEverywhere(page)
    await page.goto(`${site.address}/blog/category/boat-insurance`)
    await expect(latest(page)).toHaveText(BUILT_IN.slice(0, 1))
  })

  test('a post of the site’s own is still read; any other leads to the list, which says why', async ({
    page,
  }) => {
    const kept = await page.goto(`${site.address}/blog/seasonal-boat-insurance-guide?town=mystic`)
    expect(kept?.headers()['cache-control']).toBe('private, no-store')
    await expect(main(page).locator('article')).toContainText('Mystic')
    await expect(page.getByRole('heading', { name: 'No Related Articles Found' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${site.address}/blog/written-by-staff`)
    await expect(page).toHaveURL(`${site.address}/blog`)
    await expect(page.getByText(POST_ERROR)).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  test('The Compass shows samples, the message, its details and the toast', async ({ page }) => {
    const response = await page.goto(`${site.address}/the-compass`)
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
    await posts(site, 'back')
    await page.goto(`${site.address}/blog`)
    await expect(latest(page)).toHaveCount(6)
    await expect(page.getByText(LIST_ERROR)).toHaveCount(0)
    await page.goto(`${site.address}/the-compass`)
    await expect(page.getByText(COMPASS_ERROR)).toHaveCount(0)
  })
})

test.describe('on Postgres', () => {
  const on = siteOnPostgres()

  test('while a slow database is asked, grey cards and what is loading are seen', async ({
    page,
  }) => {
    const client = new pg.Client({ connectionString: on.postgres.url })
    await client.connect()
    const hold = () => client.query('begin; lock table post_listings in access exclusive mode')
    const release = () => client.query('rollback')
    await page.goto(`${on.site.address}/privacy-policy`)
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForFunction(() => globalThis.navigates)

    await hold()
    await page.locator('footer a[href="/the-compass"]').click()
    await expect(page.getByText('Charting our course...')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Compass')
    await release()
    await expect(page.getByText("Captain's Pick")).toBeVisible()

    await hold()
    await page.locator('footer a[href="/blog"]').click()
    await expect(page.locator('main [aria-busy] > div > *')).toHaveCount(6)
    await release()
    await expect(latest(page)).toHaveText(BUILT_IN)

    await hold()
    await latest(page).getByRole('link').first().click()
    await expect(page.getByText('Loading article...')).toBeVisible()
    await release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BUILT_IN[0] ?? '')
    await client.end()
  })
})
