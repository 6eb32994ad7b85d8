import { expect, type Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { WebSite } from '../../sites/web-site.ts'
import { test } from '../checks/reading.ts'
import { openUntil } from '../fixtures/blog-site.ts'
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
