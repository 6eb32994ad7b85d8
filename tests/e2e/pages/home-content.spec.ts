import { expect, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { addPosts } from '../../samples/posts.ts'
import { WebSite } from '../../sites/web-site.ts'
import { test } from '../checks/reading.ts'
import { openUntil, writing } from '../fixtures/blog-site.ts'
import { expectAccessible } from '../steps/form-steps.ts'

// The tests change one database, one after another.
test.describe.configure({ mode: 'serial' })

const site = new WebSite()
test.beforeAll(() => site.start())
test.afterAll(() => site.remove())

const band = (page: Page, heading: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) })

/** Writes content as the site does: with the revision raised. */
function write(work: (db: Sqlite.Database) => void) {
  const db = new Sqlite(site.databaseFile)
  db.transaction(() => {
    work(db)
    db.exec('update site_revision set revision = revision + 1')
  })()
  db.close()
}

test('what staff write shows at once: the newest three posts', async ({ reader: page }) => {
  await writing(site, (db) =>
    addPosts(db, [
      ...[1, 2, 3, 4].map((day) => ({
        slug: `log-${day}`,
        title: `Harbor log, day ${day}`,
        excerpt: `What came in at [Town] on day ${day}.`,
        category: 'Marine Safety',
        // Three in the morning, UTC, is the evening before in Connecticut.
        publishedAt: `2026-03-0${day + 1}T03:00:00.000Z`,
      })),
      { slug: 'to-come', title: 'Not yet', publishedAt: '2999-01-01T00:00:00.000Z' },
    ]),
  )
  const insights = band(page, 'Insurance Insights')
  const newest = ['Harbor log, day 4', 'Harbor log, day 3', 'Harbor log, day 2']
  await openUntil(page, site.address, () =>
    expect(insights.getByRole('heading', { level: 3 })).toHaveText(newest, { timeout: 1000 }),
  )
  await expect(insights.getByText('March 4, 2026')).toBeVisible()
  await expect(insights.getByText('What came in at Connecticut on day 4.')).toBeVisible()
  await expect(insights.getByText('Marine Safety')).toHaveCount(3)
  await expect(insights.getByRole('link', { name: 'Harbor log, day 4' })).toHaveAttribute(
    'href',
    '/blog/log-4',
  )
  await expectAccessible(page)
})

test('real testimonials take the place of the samples, in the hero too', async ({
  reader: page,
}) => {
  write((db) => {
    db.exec('delete from testimonials')
    const insert = db.prepare(
      `insert into testimonials (id, name, location, rating, testimonial, featured, product_type, position)
       values (@id, @name, 'Groton, CT', @rating, @words, @featured, 'boat', 0)`,
    )
    insert.run({ id: 'a', name: 'Cher', rating: 4, words: 'Good.', featured: 0 })
    insert.run({ id: 'b', name: 'Jo van der Berg', rating: 5, words: 'Fine.', featured: 1 })
    insert.run({ id: 'c', name: 'Kim Lee', rating: 3, words: '<b>Fair</b>.', featured: 0 })
    insert.run({ id: 'd', name: 'Max Fourth', rating: 5, words: 'Late.', featured: 0 })
  })
  const said = band(page, 'What Our Clients Say')
  const words = ['Fine.', 'Good.', '<b>Fair</b>.']
  await openUntil(page, site.address, () =>
    expect(said.locator('blockquote')).toHaveText(words, { timeout: 1000 }),
  )
  await expect(said.locator('figcaption')).toHaveText([/^JB/, /^CH/, /^KL/])
  await expect(said.getByRole('img', { name: '4 out of 5 stars' })).toHaveCount(1)
  await expect(said.getByRole('img', { name: '3 out of 5 stars' })).toHaveCount(1)
  await expect(page.getByText('Margaret Doyle')).toHaveCount(0)
})

test('empty tables: everything built in is shown, and the page may be cached', async ({
  reader: page,
  request,
}) => {
  write((db) => {
    for (const table of ['testimonials', 'blog_posts', 'towns']) db.exec(`delete from ${table}`)
  })
  await expectBuiltIn(page)
  const response = await request.get(site.address)
  expect(response.headers()['cache-control']).toBe('public, no-cache')
})

test('tables that cannot be read: everything built in is shown, and the page is not cached', async ({
  reader: page,
  request,
}) => {
  write((db) => {
    for (const table of ['testimonials', 'post_listings', 'towns']) {
      db.exec(`alter table ${table} rename to ${table}_hidden`)
    }
  })
  const home = () => request.get(site.address)
  await expect.poll(async () => (await home()).headers()['cache-control']).toBe('private, no-store')
  expect((await home()).status()).toBe(200)
  await expectBuiltIn(page)
  await expectAccessible(page)

  // Restored without a content write: if the page had been cached, it would still be shown.
  const db = new Sqlite(site.databaseFile)
  for (const table of ['testimonials', 'post_listings', 'towns']) {
    db.exec(`alter table ${table}_hidden rename to ${table}`)
  }
  db.close()
  const back = await request.get(site.address)
  expect(back.headers()['cache-control']).toBe('public, no-cache')
})

async function expectBuiltIn(page: Page) {
  const clients = [/Margaret Doyle/, /Anthony Russo/, /Ellen Whitaker/]
  await openUntil(page, site.address, () =>
    expect(band(page, 'What Our Clients Say').locator('figcaption')).toHaveText(clients, {
      timeout: 1000,
    }),
  )
  await expect(band(page, 'Featured Coastal Towns').getByRole('heading', { level: 3 })).toHaveText([
    'Greenwich',
    'New Haven',
    'Mystic',
    'Stamford',
  ])
  await expect(page.locator('a[href="/blog/navigating-storm-season"]')).toBeVisible()
}
