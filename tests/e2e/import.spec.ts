import { expect } from '@playwright/test'
import { openDatabase } from '../../db/open.ts'
import { IMPORT_STEP_MS } from '../../src/settings/business.ts'
import { dropTrigger, slowPosts } from '../post-triggers.ts'
import { startPostgres } from '../postgres.ts'
import { startSite } from '../site.ts'
import { articlesOn, SLUGS, TOOLS, test } from './import-site.ts'
import {
  awake,
  emptyBlog,
  expectAccessibleEverywhere,
  importer,
  noteBar,
  toast,
  watchBar,
} from './import-steps.ts'
import { STAFF_SETTINGS, signInAsStaff } from './staff.ts'

// Each test begins with an empty blog, on the one site.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ db }) => emptyBlog(db))

for (const kind of ['SQLite', 'Postgres'] as const) {
  test(`staff import ten articles on ${kind}, watch it, find them on the blog, and skip ten the second time`, async ({
    browser,
    site,
    db,
  }) => {
    const place = kind === 'SQLite' ? { site, db, remove: async () => {} } : await onPostgres()
    if (typeof place === 'string') return test.skip(true, place)
    const context = await browser.newContext({ baseURL: place.site.address })
    const page = await context.newPage()
    await slowPosts(place.db, kind)
    try {
      // Kept by the site's cache, until the import makes it another page.
      expect(await articlesOn(page, ['/blog'])).toEqual([])
      await signInAsStaff(page, TOOLS)
      const { button, bar, card, result } = importer(page)
      await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
      await expect(page.getByText('This page is admin-only')).toBeVisible()
      await expect(page.getByText('articles that exist are skipped')).toBeVisible()
      await expectAccessibleEverywhere(page)
      await awake(page)
      await button('Import Articles').click()
      await expect(bar).toHaveAttribute('value', '5')
      await expect(card.getByRole('button')).toBeDisabled()
      const shown = await watchBar(page)
      expect(shown.length).toBeGreaterThan(3)
      expect(shown).toEqual([...shown].sort((a, b) => a - b))
      expect(shown.at(-1)).toBe(100)
      expect(Math.max(...shown.slice(0, -1))).toBeLessThanOrEqual(90)
      await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
      await expect(button('Import Complete')).toBeDisabled()
      await expect(result).toContainText('New on the blog: 10. Left as they were: 0.')
      await expectAccessibleEverywhere(page)

      expect(await articlesOn(page, ['/blog', '/blog?page=2'])).toEqual(SLUGS)
      expect((await articlesOn(page, ['/the-compass'])).length).toBeGreaterThan(4)

      await page.goto(TOOLS)
      await expect(page.getByText('Last import:')).toContainText('by anna@agency.example')
      await awake(page)
      await button('Import Articles').click()
      await expect(toast(page)).toContainText('10 posts were skipped (already exist)')
      await expect(button('Import Complete')).toBeDisabled()
      await expect(result).toContainText('New on the blog: 0. Left as they were: 10.')
      expect(await articlesOn(page, ['/blog', '/blog?page=2'])).toEqual(SLUGS)
    } finally {
      await dropTrigger(place.db, kind)
      await context.close()
      await place.remove()
    }
  })
}

test('the running import is seen after a reload, in another tab and by another click', async ({
  context,
  db,
}) => {
  // So slow that it still runs at the last click, on any machine.
  await slowPosts(db, 'SQLite', 6_000_000)
  const [mine, theirs, third] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  await signInAsStaff(mine, TOOLS)
  await third.goto(TOOLS)
  await awake(mine)
  await importer(mine).button('Import Articles').click()
  await expect(importer(mine).button('Importing...')).toBeDisabled()
  await theirs.goto(TOOLS)
  await expect(importer(theirs).button('Importing...')).toBeDisabled()
  await mine.reload()
  await expect(importer(mine).button('Importing...')).toBeDisabled()
  // Loaded before the import began, and asleep: its click is a form's.
  await importer(third).button('Import Articles').click()
  await expect(() => dropTrigger(db, 'SQLite')).toPass()
  for (const page of [mine, theirs, third]) {
    await expect(importer(page).button('Import Complete')).toBeDisabled({ timeout: 60_000 })
    await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
  }
  expect(await db.selectFrom('import_runs').select('id').execute()).toHaveLength(1)
})

test('the bar starts at 5 percent and rises 5 every 0.8 s while nothing is reported, up to 90', async ({
  page,
  db,
}) => {
  await signInAsStaff(page, TOOLS)
  await awake(page)
  await slowPosts(db, 'SQLite')
  const nothing = { state: 'importing', done: 0, total: 10, count: 0, skipped: 0, errors: [] }
  const status = { ...nothing, id: 'x', success: null, elapsedMs: 0 }
  await page.route('**/api/trpc/imports.status*', (route) =>
    route.fulfill({ json: { result: { data: status } } }),
  )
  const risen = noteBar(page)
  await importer(page).button('Import Articles').click()
  const shown = await risen
  expect(shown.map(({ percent }) => percent)).toEqual(
    Array.from({ length: 18 }, (_, i) => 5 + 5 * i),
  )
  // A busy page is late, never early.
  const [first, last] = [shown[0]?.at ?? 0, shown.at(-1)?.at ?? 0]
  expect((last - first) / 17).toBeGreaterThan(0.75 * IMPORT_STEP_MS)
  await page.waitForTimeout(2 * IMPORT_STEP_MS)
  await expect(importer(page).bar).toHaveAttribute('value', '90')
  await dropTrigger(db, 'SQLite')
})

test('without JavaScript the page imports, looks again by itself, and says how it ended', async ({
  browser,
  site,
  db,
}) => {
  await slowPosts(db, 'SQLite')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address })
  const page = await context.newPage()
  await signInAsStaff(page, TOOLS)
  const { button, result } = importer(page)
  await button('Import Articles').click()
  await expect(button('Importing...')).toBeDisabled()
  await expect(button('Import Complete')).toBeDisabled({ timeout: 60_000 })
  await expect(toast(page)).toContainText('Successfully imported 10 pre-written blog posts')
  await dropTrigger(db, 'SQLite')
  await page.getByRole('link', { name: 'Start over' }).click()
  await button('Import Articles').click()
  await expect(button('Import Complete')).toBeDisabled()
  await expect(toast(page)).toContainText('10 posts were skipped (already exist)')
  await expect(result).toContainText('New on the blog: 0. Left as they were: 10.')
  await context.close()
})

test('only staff start or follow an import', async ({ request, db }) => {
  const call = (path: string, data?: object) =>
    request.fetch(path, { method: data ? 'POST' : 'GET', data, maxRedirects: 0 })
  expect((await call('/api/trpc/imports.start', {})).status()).toBe(401)
  const input = encodeURIComponent(JSON.stringify({ id: crypto.randomUUID() }))
  expect((await call(`/api/trpc/imports.status?input=${input}`)).status()).toBe(401)
  expect((await call('/api/staff/import', {})).status()).toBeGreaterThanOrEqual(401)
  expect((await call(TOOLS)).status()).toBe(303)
  expect(await db.selectFrom('import_runs').select('id').execute()).toEqual([])
})

test('what an agency must replace is listed until it is done', async ({ page, db }) => {
  await signInAsStaff(page, TOOLS)
  for (const what of ['SITE_NAME', 'SITE_PHONE', 'LICENSE_NUMBER', '3 sample testimonials']) {
    await expect(page.getByText(what, { exact: true })).toBeVisible()
  }
  await db.updateTable('testimonials').set({ edited_at: new Date().toISOString() }).execute()
  await page.reload()
  await expect(page.getByText('3 sample testimonials')).toHaveCount(0)
  await page.getByRole('button', { name: 'This is done: The legal pages' }).click()
  await expect(page.getByText('Noted, under your name: The legal pages')).toBeVisible()
  await page.reload()
  await expect(page.getByText('The legal pages')).toHaveCount(0)
  await expectAccessibleEverywhere(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

async function onPostgres() {
  const postgres = await startPostgres()
  if ('missing' in postgres) {
    if (process.env.REQUIRE_REAL_PARTS === '1') throw new Error(postgres.missing)
    return postgres.missing
  }
  const other = await startSite({ ...STAFF_SETTINGS, DATABASE_URL: postgres.url })
  const database = openDatabase(postgres.url)
  const remove = async () => {
    await database.destroy()
    await other.remove()
    await postgres.remove()
  }
  return { site: other, db: database, remove }
}
